import { Fragment } from 'react';
import { formatDay } from '@kontor/portal-core/dates';
import { useTranslate } from '../../provider/index.js';
import type { Foretold } from '../worker/protocol.js';
import { useWizard } from '../wizard-context.js';
import { ForetoldLine, Preview, PreviewHead } from './PreviewPanel.styles.js';

/** What would happen to the previewed orders; renders nothing until the server has answered. */
export function ForetoldPanel() {
  const translate = useTranslate();
  const { foretold } = useWizard().state;
  if (foretold === null) return null;
  const { counts, isWhole, shortage } = foretold;
  const looked = counts.create + counts.unchanged + counts.conflict + counts.invalid;
  const parts = [
    translate('orderImport.foretoldNew', { count: counts.create }),
    ...(counts.unchanged > 0 ? [translate('orderImport.foretoldThere', { count: counts.unchanged })] : []),
    ...(counts.conflict > 0 ? [translate('orderImport.foretoldConflict', { count: counts.conflict })] : []),
    ...(counts.invalid > 0 ? [translate('orderImport.foretoldInvalid', { count: counts.invalid })] : []),
  ];
  return (
    <Preview aria-label={translate('orderImport.effects')}>
      <PreviewHead>
        <h3>{translate('orderImport.effects')}</h3>
        {!isWhole && <span>{translate('orderImport.foretoldBeginning', { count: looked })}</span>}
      </PreviewHead>
      <ForetoldLine>
        {parts.map((part, at) => (
          <Fragment key={part}>
            {at > 0 && ', '}
            <span>{part}</span>
          </Fragment>
        ))}
      </ForetoldLine>
      {shortage !== null && <ShortageLine shortage={shortage} />}
    </Preview>
  );
}

function ShortageLine({ shortage }: { readonly shortage: NonNullable<Foretold['shortage']> }) {
  const translate = useTranslate();
  const { products: count, missing, covered, firstArrival } = shortage;
  return (
    <ForetoldLine>
      <strong>{translate('orderImport.foretoldShortage', { count, missing })}</strong>
      {firstArrival !== null &&
        `; ${translate('orderImport.foretoldCovered', { covered, date: formatDay(firstArrival) })}`}
    </ForetoldLine>
  );
}
