import type { PlanOutcome } from '@kontor/portal-core/order-import';
import type { OrderFate, ShownRow } from '../worker/protocol.js';
import { Badge, type Tone } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { OutcomeNote } from './CheckGrid.styles.js';

const TONES: Readonly<Record<PlanOutcome, Tone>> = {
  create: 'success',
  unchanged: 'neutral',
  conflict: 'warning',
  invalid: 'open',
};

const FATE_TONES: Readonly<Record<OrderFate, Tone>> = { replaced: 'success', leftOut: 'neutral' };

interface OutcomeBadgeProps {
  readonly row: Pick<ShownRow, 'outcome' | 'isNoItem' | 'fate'>;
  /** Which fields of the row have faults, for cells that are not visible. */
  readonly note: string;
}

/** Whether a row is not an item of its order, although the order is stored or will be. */
export const isLeftOutItem = ({ outcome, isNoItem }: Pick<ShownRow, 'outcome' | 'isNoItem'>): boolean =>
  isNoItem && (outcome === 'create' || outcome === 'unchanged');

/** Badge with the outcome of a row's order, or what the user chose in place of it, as colour and word. */
export function OutcomeBadge({ row, note }: OutcomeBadgeProps) {
  const translate = useTranslate();
  const { outcome, fate } = row;
  return (
    <>
      {isLeftOutItem(row) ? (
        <Badge tone="neutral">{translate('orderImport.noItemMeaning')}</Badge>
      ) : fate !== null ? (
        <Badge tone={FATE_TONES[fate]}>{translate(`orderImport.badge_${fate}`)}</Badge>
      ) : (
        <Badge tone={TONES[outcome]}>{translate(`orderImport.badge_${outcome}`)}</Badge>
      )}
      {note !== '' && <OutcomeNote title={note}>{note}</OutcomeNote>}
    </>
  );
}
