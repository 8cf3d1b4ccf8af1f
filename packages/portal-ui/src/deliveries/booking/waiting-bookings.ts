import { useMemo, useSyncExternalStore } from 'react';
import type { Booking } from '@kontor/portal-core/deliveries';
import { useDrafts, type ChoiceStorage } from '../../provider/index.js';

/** A booking that no server has answered, kept on the device until one does. */
export interface WaitingBooking {
  /** Number of the delivery. */
  readonly deliveryId: number;
  /** The ERP's number of the inbound order; each has one waiting booking at most. */
  readonly intendoId: number;
  /** Idempotency key of every try, so that it is booked once. */
  readonly key: string;
  readonly booking: Booking;
  /** What is booked, a line each, in words. */
  readonly words: readonly string[];
  /** Why the server refused it in the end; null while it waits. */
  readonly refusal: string | null;
}

const KEY = 'waiting-bookings';
const listeners = new Set<() => void>();

/** The waiting bookings of the signed-in user, and functions to change them. */
export interface WaitingBookings {
  readonly all: readonly WaitingBooking[];
  /** Keeps a booking in place of an earlier one of its inbound order, whose lines it repeats. */
  keep(booking: WaitingBooking): void;
  remove(key: string): void;
}

/** The waiting bookings; they outlive a reload of the page, and are gone when the user signs out. */
export function useWaitingBookings(): WaitingBookings {
  const storage = useDrafts();
  const text = useSyncExternalStore(
    subscribe,
    () => storage.getItem(KEY) ?? '[]',
    () => '[]',
  );
  return useMemo(() => ({ all: parse(text), ...changesOf(storage) }), [text, storage]);
}

function changesOf(storage: ChoiceStorage): Pick<WaitingBookings, 'keep' | 'remove'> {
  const change = (next: (all: readonly WaitingBooking[]) => readonly WaitingBooking[]) => {
    storage.setItem(KEY, JSON.stringify(next(parse(storage.getItem(KEY) ?? '[]'))));
    for (const listener of listeners) listener();
  };
  return {
    keep: (booking) =>
      change((all) => [...all.filter(({ intendoId }) => intendoId !== booking.intendoId), booking]),
    remove: (key) => change((all) => all.filter((one) => one.key !== key)),
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this page has written itself; anything else is nothing. */
function parse(text: string): readonly WaitingBooking[] {
  try {
    const all: readonly WaitingBooking[] = JSON.parse(text);
    return Array.isArray(all) ? all : [];
  } catch {
    return [];
  }
}
