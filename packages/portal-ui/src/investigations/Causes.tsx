import type { ReactNode } from 'react';
import type { Cause } from '@kontor/portal-core/comments';
import { formatInstant } from '@kontor/portal-core/dates';
import type { TextKey } from '@kontor/portal-core/i18n';
import { useTranslate } from '../provider/index.js';
import { useTimeZone } from '../settings/index.js';
import { causeFacts, isChanged, type CauseFact } from './cause-facts.js';
import { Box, Facts, Summary } from './Causes.styles.js';

const TITLES: Readonly<Record<Cause['then']['kind'], TextKey>> = {
  order: 'investigations.aboutOrder',
  order_error: 'investigations.aboutError',
  delivery_line: 'investigations.aboutLine',
};

interface CausesProps {
  readonly causes: readonly Cause[];
  /** The way to what a cause is about, for a page that shows it. */
  readonly linkTo?: ((cause: Cause) => ReactNode) | undefined;
}

/** What a thread is about: as it stood when it was asked about, beside how it stands now. What is the same stands once. */
export function Causes({ causes, linkTo }: CausesProps) {
  return causes.map((cause) => <CauseBox key={cause.id} cause={cause} link={linkTo?.(cause)} />);
}

/** Open when something has changed since; otherwise one line says that nothing has. */
function CauseBox({ cause, link }: { readonly cause: Cause; readonly link: ReactNode }) {
  const { then, now, taken_at } = cause;
  const translate = useTranslate();
  const timeZone = useTimeZone();
  const facts = causeFacts(then, now, { translate, timeZone });
  const changed = facts.filter(isChanged).map(({ label }) => translate(label));
  const at = formatInstant(Date.parse(taken_at), timeZone);
  return (
    <Box open={changed.length > 0}>
      <Summary>
        <b>{translate(TITLES[then.kind], nameOf(then))}</b>
        <span>{since()}</span>
      </Summary>
      <FactTable facts={facts} at={at} isGone={now === null} />
      {link}
    </Box>
  );

  function since(): string {
    if (now === null) return translate('investigations.sinceGone');
    if (changed.length === 0) return translate('investigations.sinceSame');
    return translate('investigations.sinceChanged', { what: changed.join(', ') });
  }
}

/** The name of what it is about, for its title. */
function nameOf(then: Cause['then']): Record<string, string | number> {
  if (then.kind === 'order_error') return { id: then.id };
  return then.kind === 'delivery_line' ? { name: then.name || then.product_id } : {};
}

interface FactTableProps {
  readonly facts: readonly CauseFact[];
  /** When the facts stood so, in words. */
  readonly at: string;
  readonly isGone: boolean;
}

function FactTable({ facts, at, isGone }: FactTableProps) {
  const translate = useTranslate();
  return (
    <Facts>
      <thead>
        <tr>
          <td />
          <th scope="col">{translate('investigations.then', { at })}</th>
          {!isGone && <th scope="col">{translate('investigations.now')}</th>}
        </tr>
      </thead>
      <tbody>
        {facts.map((fact) => (
          <tr key={fact.label}>
            <th scope="row">{translate(fact.label)}</th>
            {isGone || isChanged(fact) ? (
              <>
                <td>{fact.then || '–'}</td>
                {!isGone && <td data-changed>{fact.now || '–'}</td>}
              </>
            ) : (
              <td colSpan={2}>{fact.then}</td>
            )}
          </tr>
        ))}
      </tbody>
    </Facts>
  );
}
