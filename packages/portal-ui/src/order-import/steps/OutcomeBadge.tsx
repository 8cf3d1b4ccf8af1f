import type { PlanOutcome } from '@kontor/portal-core/order-import';
import { Badge, type Tone } from '../../primitives/index.js';
import { useTranslate } from '../../provider/translate-context.js';
import { OutcomeNote } from './CheckGrid.styles.js';

const TONES: Readonly<Record<PlanOutcome, Tone>> = {
  create: 'success',
  unchanged: 'neutral',
  conflict: 'warning',
  invalid: 'open',
};

interface OutcomeBadgeProps {
  readonly outcome: PlanOutcome;
  /** Where the row is wrong, for cells that are out of sight. */
  readonly note: string;
}

/** What becomes of an order, as colour and word. */
export function OutcomeBadge({ outcome, note }: OutcomeBadgeProps) {
  const translate = useTranslate();
  return (
    <>
      <Badge tone={TONES[outcome]}>{translate(`orderImport.badge_${outcome}`)}</Badge>
      {note !== '' && <OutcomeNote title={note}>{note}</OutcomeNote>}
    </>
  );
}
