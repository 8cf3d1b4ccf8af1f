import { useState } from 'react';
import { exceedsAnnounced } from '@kontor/portal-core/deliveries';
import type { Translate } from '@kontor/portal-core/i18n';
import { ApiError } from '@kontor/portal-core/wire';
import { useForm, type Form } from '../../forms/index.js';
import { useNotify, useNotifyFailure } from '../../primitives/index.js';
import { isStale, newKey, useTranslate } from '../../provider/index.js';
import {
  asAnnounced,
  bookingIssues,
  bookingOf,
  changedLines,
  draftOf,
  draftOfBooking,
  draftOfLine,
  needsReason,
  type BookingDraft,
  type ChangedLine,
} from './booking-draft.js';
import { useBookInbound } from '../record/useDeliveryChanges.js';
import type { InboundLine } from '../record/useInbound.js';
import { useWaitingBookings } from './waiting-bookings.js';
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
  /** Fills in the announced quantities where nothing is booked, recorded or typed. */
  fillAsAnnounced(): void;
  /** Number of differing lines that filling in left as they are; null until it is done. */
  readonly leftAlone: number | null;
  /** Asks before more than announced is booked. */
  readonly asking: Asking;
}

/** The question whether more than announced is to be booked. */
export interface Asking {
  /** The lines in question; empty while nothing is asked. */
  readonly lines: readonly ChangedLine[];
  /** Books. */
  confirm(): void;
  /** Goes back to the form. */
  close(): void;
}

/** The numbers of a delivery and of its inbound order. */
export interface InboundRef {
  readonly deliveryId: number;
  readonly intendoId: number;
}

/** Keeps the typed values of a booking, also while other users book. Only changed lines are validated and sent. */
export function useBookingForm(inbound: InboundRef, lines: readonly InboundLine[]): BookingForm {
  const { send, error, isSending } = useSendBooking(inbound);
  const [leftAlone, setLeftAlone] = useState<number | null>(null);
  const book = (draft: BookingDraft) =>
    send(changedLines(draft, lines), () => {
      form.reset(draft);
      overtaken.settle();
      setLeftAlone(null);
    });
  const { ask, ...asking } = useAsking(() => book(form.draft));
  const form = useForm<BookingDraft>({
    initial: useFirstDraft(inbound, lines),
    validate: (draft) => bookingIssues(draft, lines),
    refusal: error,
    isInPage: true,
    onSubmit: (draft) => ask(changedLines(draft, lines)) || book(draft),
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
    fillAsAnnounced: () => {
      const filled = asAnnounced(form.draft, lines);
      form.change(filled.draft);
      setLeftAlone(filled.leftAlone);
    },
    leftAlone,
    asking,
  };
}

/** The stored values, with those of a booking that still waits: its page may have been loaded anew. */
function useFirstDraft({ intendoId }: InboundRef, lines: readonly InboundLine[]): BookingDraft {
  const { all } = useWaitingBookings();
  const waiting = all.find((one) => one.intendoId === intendoId);
  return { ...draftOf(lines), ...(waiting && draftOfBooking(waiting.booking, lines)) };
}

/** Keeps the question about more than announced. `ask` returns whether there is one. */
function useAsking(onConfirm: () => void): Asking & { ask(changed: readonly ChangedLine[]): boolean } {
  const [lines, setLines] = useState<readonly ChangedLine[]>([]);
  return {
    lines,
    ask: (changed) => {
      const exceeding = changed.filter(({ booked, line }) => exceedsAnnounced(booked, line));
      setLines(exceeding);
      return exceeding.length > 0;
    },
    confirm: onConfirm,
    close: () => setLines([]),
  };
}

/**
 * Sends a booking and reports the result. A conflict with another user's booking is reported at the lines concerned. Without a connection the
 * booking is kept, to be sent under the same key.
 */
function useSendBooking({ deliveryId, intendoId }: InboundRef) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const waiting = useWaitingBookings();
  const { mutate, error, isPending } = useBookInbound(intendoId);
  const send = (changed: readonly ChangedLine[], onBooked: () => void) => {
    const booking = bookingOf(changed);
    const key = newKey();
    mutate(
      { booking, key },
      {
        onSuccess: () => {
          for (const one of waiting.all) if (one.intendoId === intendoId) waiting.remove(one.key);
          onBooked();
          notify({ level: 'success', title: translate('deliveries.booked') });
        },
        onError: (refusal) => {
          if (isUnanswered(refusal)) {
            const words = changed.map(({ line, booked }) => lineWords(line, booked, translate));
            waiting.keep({ deliveryId, intendoId, key, booking, words, refusal: null });
          } else if (!isStale(refusal)) notifyFailure(translate('deliveries.bookFailed'), refusal);
        },
      },
    );
  };
  return { send, error, isSending: isPending };
}

/** Whether nobody answered, so that the same is sent again later. */
const isUnanswered = (error: unknown) => error instanceof ApiError && error.code === 'unavailable';

const lineWords = ({ name, productId, ordered }: InboundLine, booked: number, translate: Translate) =>
  translate('deliveries.scanCounted', { name: name || productId, booked, ordered });
