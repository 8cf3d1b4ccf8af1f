import type { TextKey } from '@kontor/portal-core/i18n';
import type { InvestigationSide, InvestigationStatus } from '@kontor/portal-core/investigations';

/** The usual sentences with which a side opens an investigation. */
const FIRST: Readonly<Record<InvestigationSide, readonly TextKey[]>> = {
  merchant: [
    'investigations.sayNotArrived',
    'investigations.sayMissing',
    'investigations.sayBroken',
    'investigations.sayCameBack',
  ],
  staff: ['investigations.sayCheckAddress', 'investigations.sayNoStock', 'investigations.sayCameBack'],
};

/** The usual answers of a side. */
const ANSWERS: Readonly<Record<InvestigationSide, readonly TextKey[]>> = {
  merchant: ['investigations.sayAddressRight', 'investigations.saySendAgain', 'investigations.saySettled'],
  staff: ['investigations.sayAskCarrier', 'investigations.sayCheckAddress', 'investigations.sayPhoto'],
};

/** The usual reasons of a status. */
const REASONS: Readonly<Record<InvestigationStatus, readonly TextKey[]>> = {
  OPEN: [],
  UNDER_REVIEW: ['investigations.sayReviewing', 'investigations.sayAskCarrier'],
  DONE: ['investigations.sayDelivered', 'investigations.saySentAgain', 'investigations.sayCredited'],
};

/** What a comment is to do. */
export interface CommentAim {
  readonly side: InvestigationSide;
  /** The status before it; null when it opens the investigation. */
  readonly status: InvestigationStatus | null;
  /** The status that it gives the reason for; null for none. */
  readonly target: InvestigationStatus | null;
}

/** The usual sentences of a comment, in the order they are offered. */
export function usualSentences({ side, status, target }: CommentAim): readonly TextKey[] {
  if (target !== null) return REASONS[target];
  return (status === null ? FIRST : ANSWERS)[side];
}
