import type { Shortage } from '@kontor/portal-core/order-import';
import { DEFAULT_TIME_ZONE, formatDay, today } from '@kontor/portal-core/dates';
import { problemText, useTranslate } from '../../provider/index.js';
import { useImportEffects } from '../state/useImportEffects.js';
import type { ForeseenEffects } from '../worker/import-effects.types.js';
import { useWizard } from '../wizard-context.js';
import { EffectsAwaited } from './EffectsAwaited.js';
import { EffectsBox, EffectsLine } from './EffectsPanel.styles.js';
import { PagedList } from './PagedList.js';
import { TwinList } from './TwinList.js';

/**
 * What sending would do, before anything is sent: products that run short, orders that would wait, and orders stored
 * under another number.
 */
export function EffectsPanel() {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const { effects, error } = useImportEffects(store, state);
  const title = <strong>{translate('orderImport.effects')}</strong>;
  if (effects === null && error === null) return <EffectsAwaited />;
  if (effects === null)
    return (
      <EffectsLine>
        {title}
        {translate('orderImport.effectsFailed')}: {problemText(error, translate)}
      </EffectsLine>
    );
  const { shortages, twins } = effects;
  if (shortages.length + twins.length === 0)
    return (
      <EffectsLine>
        {title}
        {translate('orderImport.effectsNone')}
      </EffectsLine>
    );
  return (
    <EffectsBox>
      <summary>
        {title}
        <Summary effects={effects} />
      </summary>
      {shortages.length > 0 && (
        <PagedList
          label={translate('orderImport.shortages', { count: effects.shortageCount })}
          entries={shortages}
          draw={(shortage) => <ShortageLine key={shortage.product_id} shortage={shortage} />}
        />
      )}
      {twins.length > 0 && <TwinList twins={twins} />}
    </EffectsBox>
  );
}

function Summary({
  effects: { shortageCount, waitingOrders, twins },
}: {
  readonly effects: ForeseenEffects;
}) {
  const translate = useTranslate();
  const parts = [
    ...(shortageCount > 0 ? [translate('orderImport.shortages', { count: shortageCount })] : []),
    ...(waitingOrders > 0 ? [translate('orderImport.waitingOrders', { count: waitingOrders })] : []),
    ...(twins.length > 0 ? [translate('orderImport.twins', { count: twins.length })] : []),
  ];
  return <span data-tone="warning">{parts.join(' · ')}</span>;
}

function ShortageLine({ shortage }: { readonly shortage: Shortage }) {
  const translate = useTranslate();
  const { product_id, product_name, needed, available, missing, coveredBy, stillMissing } = shortage;
  const now = today(Date.now, DEFAULT_TIME_ZONE);
  const covered = coveredBy.map(({ date, qty }) =>
    translate(date < now ? 'orderImport.shortageOverdue' : 'orderImport.shortageCovered', {
      qty,
      date: formatDay(date),
    }),
  );
  const rest =
    stillMissing > 0
      ? translate('orderImport.shortageStill', { count: stillMissing })
      : translate('orderImport.shortageCoveredAll');
  return (
    <li>
      <span>
        {product_name} ({product_id})
        <small>{[...covered, ...(coveredBy.length > 0 ? [rest] : [])].join(' · ')}</small>
      </span>
      <span>
        {translate('orderImport.shortageMissing', { count: missing })}
        <small>{translate('orderImport.shortageOf', { needed, available })}</small>
      </span>
    </li>
  );
}
