import type { Shortage } from '@kontor/portal-core/order-import';
import { DEFAULT_TIME_ZONE, formatDay, today } from '@kontor/portal-core/dates';
import { Button } from '../../primitives/index.js';
import { problemText, useTranslate } from '../../provider/index.js';
import { useImportEffects } from '../state/useImportEffects.js';
import type { ForeseenEffects, Twin } from '../worker/import-effects.types.js';
import { useWizard } from '../wizard-context.js';
import { EffectsAwaited } from './EffectsAwaited.js';
import { EffectsBox, EffectsLine, EffectsList } from './EffectsPanel.styles.js';

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
        <EffectsList aria-label={translate('orderImport.shortages', { count: effects.shortageCount })}>
          {shortages.map((shortage) => (
            <ShortageLine key={shortage.product_id} shortage={shortage} />
          ))}
        </EffectsList>
      )}
      {twins.length > 0 && (
        <EffectsList aria-label={translate('orderImport.twins', { count: twins.length })}>
          {twins.map((twin) => (
            <TwinLine key={`${twin.line} ${twin.twin_external_order_id}`} twin={twin} />
          ))}
        </EffectsList>
      )}
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

function TwinLine({ twin }: { readonly twin: Twin }) {
  const translate = useTranslate();
  const { store, isReadOnly } = useWizard();
  const { isLeftOut, ...told } = twin;
  const { external_order_id, twin_external_order_id: number, twin_order_id, twin_date } = twin;
  const change = () =>
    void store.mend(async () => ({
      sheet: await store.ask('leaveOut', { twins: [told], isLeftOut: !isLeftOut }),
    }));
  const of =
    twin_order_id === null
      ? translate('orderImport.twinInFile', { number })
      : twin_date === null
        ? translate('orderImport.twinOfNumber', { number })
        : translate('orderImport.twinOf', { number, date: formatDay(twin_date) });
  return (
    <li>
      <span>
        {external_order_id}
        <small>{of}</small>
      </span>
      {!isReadOnly && (
        <Button size="small" variant={isLeftOut ? 'secondary' : 'quiet'} onPress={change}>
          {translate(isLeftOut ? 'orderImport.twinSend' : 'orderImport.twinLeave')}
        </Button>
      )}
    </li>
  );
}
