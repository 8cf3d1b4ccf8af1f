import type { Writer } from '../db/index.js';
import { countKeys, dropAnswers, type Holder } from './idempotency.store.js';
import { retryLater } from '../wire/index.js';

/** What may be kept for a day: of a user as many keys as one write every four seconds takes, and of all users of a merchant three times that. */
const BOUNDS = {
  user: { keys: 20_000, characters: 8_000_000 },
  merchant: { keys: 60_000, characters: 24_000_000 },
} as const;
type Kind = keyof typeof BOUNDS;
const KINDS: readonly Kind[] = ['user', 'merchant'];
/** Keys of a merchant, and characters of answers, that may come before what is kept is counted again: counting reads all of it. */
const COUNTED_AFTER = { keys: 500, characters: 500_000 };
const FULL_SECONDS = 3600;

/** Bounds the keys and answers kept for repeated requests, of each user and of all users of each merchant. */
export interface KeptAnswers {
  /** Throws 429 when the user, or the user's merchant, holds too many keys with the one just taken. */
  refuseTooMany(trx: Writer, holder: Holder): Promise<void>;
  /** Drops the oldest answers beyond what is kept, if this one may have come to it. */
  dropTooMany(trx: Writer, holder: Holder, characters: number): Promise<void>;
}

export function createKeptAnswers(): KeptAnswers {
  /** Keys at the last count and those taken since, and characters added since the last count, by this process. */
  const held = new Map<string, { counted: number; since: number }>();
  const added = new Map<string, number>();

  const isFull = async (trx: Writer, holder: Holder, kind: Kind): Promise<boolean> => {
    const [name, most] = [nameOf(holder, kind), BOUNDS[kind].keys];
    const seen = held.get(name);
    if (
      kind === 'merchant' &&
      seen &&
      seen.since + 1 < COUNTED_AFTER.keys &&
      seen.counted + seen.since + 1 <= most
    ) {
      seen.since += 1;
      return false;
    }
    const counted = await countKeys(trx, holder, kind);
    held.set(name, { counted, since: 0 });
    return counted > most;
  };
  const isDue = (name: string, characters: number): boolean => {
    const total = (added.get(name) ?? COUNTED_AFTER.characters) + characters;
    added.set(name, total > COUNTED_AFTER.characters ? 0 : total);
    return total > COUNTED_AFTER.characters;
  };
  return {
    async refuseTooMany(trx, holder) {
      for (const kind of kindsOf(holder))
        if (await isFull(trx, holder, kind)) throw retryLater('too_many_requests', FULL_SECONDS);
    },
    async dropTooMany(trx, holder, characters) {
      for (const kind of kindsOf(holder))
        if (isDue(nameOf(holder, kind), characters))
          await dropAnswers(trx, holder, kind, BOUNDS[kind].characters);
    },
  };
}

/** Staff belong to no merchant. */
const kindsOf = ({ merchantErpId }: Holder): readonly Kind[] => (merchantErpId === null ? ['user'] : KINDS);
const nameOf = ({ userId, merchantErpId }: Holder, kind: Kind): string =>
  kind === 'user' ? `user ${userId}` : `merchant ${merchantErpId}`;
