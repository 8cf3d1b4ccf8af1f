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
  /** Where the row is wrong, for cells that are out of sight. */
  readonly note: string;
}

/** Whether a row of an order that goes in, or is there already, is no item of it. */
export const isLeftOutItem = ({ outcome, isNoItem }: OutcomeBadgeProps['row']): boolean =>
  isNoItem && (outcome === 'create' || outcome === 'unchanged');

/** What becomes of a row's order, as colour and word. */
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
