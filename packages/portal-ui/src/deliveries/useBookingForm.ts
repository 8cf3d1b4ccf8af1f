import { useState } from 'react';
import { validateBooking, type Issue } from '@kontor/portal-core';
import { useForm, type Form } from '../forms/index.js';
import { useNotify } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { problemText } from '../provider/problem-text.js';
import { useBookInbound } from './useDeliveryChanges.js';
import type { InboundLine } from './useInbound.js';

/** What is typed of each line, by its place: `booked.0`, `reason.0`. */
export type BookingDraft = Readonly<Record<string, string>>;

/** A booking being filled in. */
export interface BookingForm {
  readonly form: Form<BookingDraft>;
  readonly isSending: boolean;
  /** The line differs from what was announced, so that a reason is asked for. */
  needsReason(index: number): boolean;
  /** Fills in that everything came as announced. */
  fillAsAnnounced(): void;
}

/** Keeps what is typed of a booking, also while others book; only lines that change are judged and sent. */
export function useBookingForm(intendoId: number, lines: readonly InboundLine[]): BookingForm {
  const translate = useTranslate();
  const notify = useNotify();
  const book = useBookInbound(intendoId);
  const form = useForm<BookingDraft>({
    initial: draftOf(lines),
    validate: (draft) => issuesOf(draft, lines),
    refusal: book.error,
    onSubmit: (draft) => {
      const changed = changedLines(draft, lines);
      if (changed.length === 0) return;
      book.mutate(
        { lines: changed.map(({ line, booked, reason }) => ({ position: line.position, booked, reason })) },
        {
          onSuccess: () => {
            form.reset(draft);
            notify({ level: 'success', title: translate('deliveries.booked') });
          },
          onError: (error) =>
            notify({
              level: 'danger',
              title: translate('deliveries.bookFailed'),
              message: problemText(error, translate),
            }),
        },
      );
    },
  });
  const [known, setKnown] = useState(lines);
  if (known !== lines) {
    setKnown(lines);
    form.rebase(draftOf(lines));
  }
  return {
    form,
    isSending: book.isPending,
    needsReason: (index) => {
      const line = lines[index];
      const booked = unitsOf(form.draft[`booked.${index}`]);
      const isUntouched = booked === 0 && line?.booked === 0;
      return line !== undefined && !Number.isNaN(booked) && booked !== line.ordered && !isUntouched;
    },
    fillAsAnnounced: () =>
      form.change(
        Object.fromEntries(lines.map(({ ordered }, index) => [`booked.${index}`, String(ordered)])),
      ),
  };
}

function draftOf(lines: readonly InboundLine[]): BookingDraft {
  return Object.fromEntries(
    lines.flatMap(({ booked, reason }, index) => [
      [`booked.${index}`, String(booked)],
      [`reason.${index}`, reason],
    ]),
  );
}

/** The number typed; NaN where it is none. */
function unitsOf(text: string | undefined): number {
  const typed = (text ?? '').trim();
  return /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
}

interface ChangedLine {
  readonly index: number;
  readonly line: InboundLine;
  readonly booked: number;
  readonly reason: string;
}

function changedLines(draft: BookingDraft, lines: readonly InboundLine[]): readonly ChangedLine[] {
  return lines.flatMap((line, index) => {
    const booked = unitsOf(draft[`booked.${index}`]);
    const reason = booked === line.ordered ? '' : (draft[`reason.${index}`] ?? '').trim();
    const isSame = booked === line.booked && reason === line.reason;
    return isSame ? [] : [{ index, line, booked, reason }];
  });
}

/** The broken rules, at the fields of the form: `lines.1.reason` of what is sent stands at `reason.3`. */
function issuesOf(draft: BookingDraft, lines: readonly InboundLine[]): readonly Issue[] {
  const changed = changedLines(draft, lines);
  const booking = changed.map(({ line, booked, reason }) => ({ ordered: line.ordered, booked, reason }));
  return validateBooking(booking).map((found) => {
    const [, place, field] = found.path.split('.');
    return { ...found, path: `${field}.${changed[Number(place)]?.index}` };
  });
}
