import type { PlanOutcome } from '@kontor/portal-core/order-import';
import type { CheckedRow } from '../worker/protocol.js';
import { Badge, type Tone } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { OutcomeNote } from './CheckGrid.styles.js';

const TONES: Readonly<Record<PlanOutcome, Tone>> = {
  create: 'success',
  unchanged: 'neutral',
  conflict: 'warning',
  invalid: 'open',
};

interface OutcomeBadgeProps {
  readonly row: Pick<CheckedRow, 'outcome' | 'isNoItem'>;
  /** Which fields of the row have faults, for cells that are not visible. */
  readonly note: string;
}

/** Whether a row is not an item of its order, although the order is stored or will be. */
export const isLeftOutItem = ({ outcome, isNoItem }: OutcomeBadgeProps['row']): boolean =>
  isNoItem && (outcome === 'create' || outcome === 'unchanged');

/** Badge with the outcome of a row's order, as colour and word. */
export function OutcomeBadge({ row, note }: OutcomeBadgeProps) {
  const translate = useTranslate();
  const { outcome } = row;
  return (
    <>
      {isLeftOutItem(row) ? (
        <Badge tone="neutral">{translate('orderImport.noItemMeaning')}</Badge>
      ) : (
        <Badge tone={TONES[outcome]}>{translate(`orderImport.badge_${outcome}`)}</Badge>
      )}
      {note !== '' && <OutcomeNote title={note}>{note}</OutcomeNote>}
    </>
  );
}
