import type { Networks } from '../session/index.js';
import { refusalOf } from '../limits/index.js';

/** How many requests of strangers may be under way: of all, of a provider's piece of network, and of a customer's network. */
export interface StrangerBounds {
  readonly inAll: number;
  readonly perWide: number;
  readonly perNear: number;
}

/** A request that may be ended for another one as long as its sender has not sent all of it. */
export interface Sending {
  isSending(): boolean;
  end(): void;
}

/** Counts the requests of strangers by network. */
export interface Strangers {
  /**
   * Counts a request until the returned function is called. Where there is no room, the oldest request of the network with the most of them
   * that is still being sent is ended for one from a network with fewer: who only begins requests keeps nobody out, from however many
   * addresses. Throws 429 `too_many_calls` when the network's own are the reason, 503 `overloaded` when nothing can be ended.
   */
  take(networks: Networks, request: Sending): () => void;
  readonly taken: number;
}

interface Held extends Networks, Sending {}

export function createStrangers(bounds: StrangerBounds): Strangers {
  /** In the order in which they came. */
  const held = new Set<Held>();
  const counts = { near: new Map<string, number>(), wide: new Map<string, number>() };
  const count = (size: keyof Networks, { [size]: network }: Networks) => counts[size].get(network) ?? 0;
  const add = (networks: Networks, by: number) => {
    for (const size of ['near', 'wide'] as const) {
      const total = count(size, networks) + by;
      if (total > 0) counts[size].set(networks[size], total);
      else counts[size].delete(networks[size]);
    }
  };
  const release = (one: Held) => {
    if (held.delete(one)) add(one, -1);
  };
  /** Ends a request of the network of that size with the most, among those asked about. False when none has more than the newcomer's. */
  const makeRoom = (newcomer: Networks, size: keyof Networks, among: (one: Held) => boolean): boolean => {
    let [found, most]: [Held | null, number] = [null, count(size, newcomer) + 1];
    for (const one of held) {
      const total = count(size, one);
      if (total < most || (found && total === most) || !among(one) || !one.isSending()) continue;
      [found, most] = [one, total];
    }
    if (!found || found[size] === newcomer[size]) return false;
    release(found);
    found.end();
    return true;
  };
  return {
    get taken() {
      return held.size;
    },
    take(networks, request) {
      if (count('near', networks) >= bounds.perNear) throw refusalOf(true);
      const isWideFull = count('wide', networks) >= bounds.perWide;
      if (isWideFull && !makeRoom(networks, 'near', ({ wide }) => wide === networks.wide))
        throw refusalOf(true);
      if (held.size >= bounds.inAll && !makeRoom(networks, 'wide', () => true)) throw refusalOf(false);
      const mine: Held = { near: networks.near, wide: networks.wide, ...request };
      held.add(mine);
      add(mine, 1);
      return () => release(mine);
    },
  };
}
