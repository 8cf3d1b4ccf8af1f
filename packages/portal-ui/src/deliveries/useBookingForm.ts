import { useForm, type Form } from '../forms/index.js';
import { useNotify, useNotifyFailure } from '../primitives/index.js';
import { isStale, useTranslate } from '../provider/index.js';
import {
  bookingIssues,
  bookingOf,
  changedLines,
  draftOf,
  draftOfLine,
  needsReason,
  type BookingDraft,
} from './booking-draft.js';
import { useBookInbound } from './useDeliveryChanges.js';
import type { InboundLine } from './useInbound.js';
import { useOvertaken, type Overtaken } from './useOvertaken.js';

/** A booking being filled in. */
export interface BookingForm {
  readonly form: Form<BookingDraft>;
  readonly isSending: boolean;
  /** Whether the user tried to book although nothing differs from the stored lines. */
  readonly booksNothing: boolean;
  /** The lines that another user has booked in the meantime. The booking is based on their new values. */
  readonly overtaken: Pick<Overtaken, 'has'>;
  /** Whether the line differs from the announced quantity and therefore needs a reason. */
  needsReason(index: number): boolean;
  /** Discards the typed values of a line in favour of the stored ones. */
  takeStored(index: number): void;
  /** Fills in the announced quantities as received. */
  fillAsAnnounced(): void;
}

/** Keeps the typed values of a booking, also while other users book. Only changed lines are validated and sent. */
export function useBookingForm(intendoId: number, lines: readonly InboundLine[]): BookingForm {
  const { send, error, isSending } = useSendBooking(intendoId);
  const form = useForm<BookingDraft>({
    initial: draftOf(lines),
    validate: (draft) => bookingIssues(draft, lines),
    refusal: error,
    onSubmit: (draft) => {
      send(bookingOf(changedLines(draft, lines)), () => {
        form.reset(draft);
        overtaken.settle();
      });
    },
  });
  const overtaken = useOvertaken(form.draft, lines, () => form.rebase(draftOf(lines)));
  return {
    form,
    isSending,
    booksNothing: form.isAsSent && form.errorOf('lines') !== undefined,
    overtaken,
    needsReason: (index) => {
      const line = lines[index];
      return line !== undefined && needsReason(form.draft, line, index);
    },
    takeStored: (index) => {
      const line = lines[index];
      if (line !== undefined) form.change(draftOfLine(line, index));
      overtaken.settle(index);
    },
    fillAsAnnounced: () =>
      form.change(
        Object.fromEntries(lines.map(({ ordered }, index) => [`booked.${index}`, String(ordered)])),
      ),
  };
}

/** Sends a booking and reports the result. A conflict with another user's booking is reported at the lines concerned. */
function useSendBooking(intendoId: number) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { mutate, error, isPending } = useBookInbound(intendoId);
  const send = (booking: ReturnType<typeof bookingOf>, onBooked: () => void) =>
    mutate(booking, {
      onSuccess: () => {
        onBooked();
        notify({ level: 'success', title: translate('deliveries.booked') });
      },
      onError: (refusal) => !isStale(refusal) && notifyFailure(translate('deliveries.bookFailed'), refusal),
    });
  return { send, error, isSending: isPending };
}
