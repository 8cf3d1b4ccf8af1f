import type { Clock } from '../dates/index.js';
import type { Database, Writer } from '../db/index.js';
import {
  counterKey,
  countOn,
  readCounters,
  refuseUntil,
  removeCounters,
  replaceCounter,
} from '../limits/index.js';
import { networksOf } from './network.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Failed sign-ins of one user from one network within a quarter of an hour. */
export const FAILURES_PER_USER = 10;
/** Failed sign-ins of one user within an hour from all networks in which that user has not signed in lately. */
export const FAILURES_PER_ACCOUNT = 50;

/** The counters of a try. */
const LIMITS = {
  pair: { points: FAILURES_PER_USER, window: 15 * MINUTE_MS },
  account: { points: FAILURES_PER_ACCOUNT, window: 60 * MINUTE_MS },
  near: { points: 100, window: 15 * MINUTE_MS },
  wide: { points: 500, window: 15 * MINUTE_MS },
} as const;
type LimitName = keyof typeof LIMITS;
/** Sign-ins with the right password within a quarter of an hour: of one user in one network, and of the network, which may be an office. */
export const SIGN_INS_PER_USER = 300;
const SIGN_INS = {
  own: { points: SIGN_INS_PER_USER, window: 15 * MINUTE_MS },
  office: { points: 1000, window: 15 * MINUTE_MS },
} as const;
const SIGN_IN_NAMES: readonly (keyof typeof SIGN_INS)[] = ['own', 'office'];
const ALL_LIMITS = { ...LIMITS, ...SIGN_INS };
const LIMIT_NAMES = ['pair', 'account', 'near', 'wide'] as const satisfies LimitName[];
/** Those of them that count whoever was tried. */
const NETWORK_NAMES = ['near', 'wide'] as const satisfies LimitName[];
/** How long a network counts as one of the user's own after a sign-in. */
const FAMILIAR_MS = 30 * DAY_MS;

/**
 * Counts sign-ins, in rows that outlive a restart and that all processes share. In a network of their own, users have a budget that
 * nobody elsewhere can use up.
 */
export interface LoginLimit {
  /** Throws 429 with the seconds to wait after too many sign-ins, failed ones or right ones. Tells whether the network is one of the user's own. */
  check(usernameKey: string, ip: string): Promise<{ readonly isOwn: boolean }>;
  /** Until when the user is refused there after failed sign-ins, and whether everyone in the network is; null when neither is. */
  refusal(
    usernameKey: string,
    ip: string,
  ): Promise<{ readonly until: number; readonly isEveryone: boolean } | null>;
  failed(usernameKey: string, ip: string): Promise<void>;
  /** Counts a right password, whatever comes of it: each costs a hash. */
  right(trx: Writer, usernameKey: string, ip: string): Promise<void>;
  /** Makes the network one of the user's own, in the transaction of the sign-in. */
  succeeded(trx: Writer, usernameKey: string, ip: string): Promise<void>;
  /** Forgets what was counted for a user, in whatever network. Networks in which the user has signed in stay the user's own. */
  liftUser(trx: Writer, usernameKey: string): Promise<void>;
  /** Forgets what was counted for the networks of an address, whoever tried. */
  liftAddress(trx: Writer, ip: string): Promise<void>;
}

export function createLoginLimit(database: Database, clock: Clock): LoginLimit {
  const look = async (usernameKey: string, ip: string) => {
    const { familiar, ...keys } = keysOf(usernameKey, ip);
    const kinds = [...LIMIT_NAMES, ...SIGN_IN_NAMES].map((name) => kindOf(name, keys));
    const found = await readCounters(
      database.read,
      [{ key: familiar, window: FAMILIAR_MS }, ...kinds],
      clock(),
    );
    const isFamiliar = found.some(({ key }) => key === familiar);
    const counted = LIMIT_NAMES.filter((name) => !isFamiliar || name !== 'account');
    /** When the refusal by a counter ends; 0 when it refuses nobody. */
    const endOf = (name: keyof typeof ALL_LIMITS): number => {
      const counter = found.find(({ key }) => key === keys[name]);
      return counter && counter.points >= ALL_LIMITS[name].points ? counter.ends_at : 0;
    };
    return { keys, endOf, isFamiliar, judged: isFamiliar ? (['pair'] as const) : LIMIT_NAMES, counted };
  };
  return {
    async check(usernameKey, ip) {
      const { endOf, judged, isFamiliar } = await look(usernameKey, ip);
      refuseUntil(Math.max(...[...judged, ...SIGN_IN_NAMES].map(endOf)), clock());
      return { isOwn: isFamiliar };
    },
    async refusal(usernameKey, ip) {
      const { endOf, judged } = await look(usernameKey, ip);
      const until = Math.max(...judged.map(endOf));
      return until > clock() ? { until, isEveryone: NETWORK_NAMES.some((name) => endOf(name) > 0) } : null;
    },
    async failed(usernameKey, ip) {
      const { keys, counted } = await look(usernameKey, ip);
      const counters = counted.map((name) => kindOf(name, keys));
      await database.write((trx) => countOn(trx, counters, clock()));
    },
    async right(trx, usernameKey, ip) {
      const keys = keysOf(usernameKey, ip);
      const counters = SIGN_IN_NAMES.map((name) => kindOf(name, keys));
      await countOn(trx, counters, clock());
    },
    async succeeded(trx, usernameKey, ip) {
      const { pair, familiar } = keysOf(usernameKey, ip);
      await replaceCounter(trx, pair, { key: familiar, ends_at: clock() + FAMILIAR_MS });
    },
    liftUser: (trx, usernameKey) => removeCounters(trx, accountKey(usernameKey)),
    async liftAddress(trx, ip) {
      const { near, wide, office } = keysOf('', ip);
      for (const key of [near, wide, office]) await removeCounters(trx, key);
    },
  };
}

const accountKey = (usernameKey: string): string => counterKey('account', usernameKey);
const kindOf = <Name extends keyof typeof ALL_LIMITS>(name: Name, keys: Readonly<Record<Name, string>>) => ({
  key: keys[name],
  window: ALL_LIMITS[name].window,
});

/** The names of the counters. Those of a user go on behind the account's, so that they can be found without knowing the networks. */
function keysOf(
  usernameKey: string,
  ip: string,
): Readonly<Record<keyof typeof ALL_LIMITS | 'familiar', string>> {
  const { near, wide } = networksOf(ip);
  const account = accountKey(usernameKey);
  return {
    pair: `${account}.${counterKey('pair', near)}`,
    account,
    near: counterKey('near', near),
    wide: counterKey('wide', wide),
    own: `${account}.${counterKey('sign-ins', near)}`,
    office: counterKey('sign-ins', near),
    familiar: counterKey('familiar', usernameKey, near),
  };
}
