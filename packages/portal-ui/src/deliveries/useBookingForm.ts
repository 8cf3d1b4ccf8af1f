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
  /** What is typed was to be booked as it stands, but says nothing new. */
  readonly booksNothing: boolean;
  /** The lines someone else has booked meanwhile; what they say now is what the booking is made from. */
  readonly overtaken: Pick<Overtaken, 'has'>;
  /** The line differs from what was announced, so that a reason is asked for. */
  needsReason(index: number): boolean;
  /** Gives up what is typed of a line for what it says now. */
  takeStored(index: number): void;
  /** Fills in that everything came as announced. */
  fillAsAnnounced(): void;
}

/** Keeps what is typed of a booking, also while others book; only lines that change are judged and sent. */
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

/** Sends a booking and tells what became of it; that others were faster is told where they were. */
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
