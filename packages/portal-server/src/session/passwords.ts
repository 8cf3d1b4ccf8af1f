import { hash, verify } from '@node-rs/argon2';
import { createFairSlots, type FairSlots } from '../limits/index.js';

/** OWASP's setting for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const STRENGTH = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};
const STRENGTH_PREFIX = '$argon2id$v=19$m=19456,t=2,p=1$';
/** Number of hashes computed at once: they share the threads that read SQLite. */
const HASHES_AT_ONCE = 2;
/** Number of sign-ins that may wait for their turn: of all, from one provider's piece of network, and of one user from one network. */
const WAITING = { waitingInAll: 3000, waitingPerMerchant: 100, waitingPerCaller: 20 };

/**
 * Creates the slots in which hashes are computed: one for each piece of network at a time, in place of a merchant, and the one served longest
 * ago comes first, so that nobody's tries keep the others out, from however many addresses of a piece they come.
 */
export function createHashSlots(): FairSlots {
  return createFairSlots({
    inAll: HASHES_AT_ONCE,
    perMerchant: HASHES_AT_ONCE - 1,
    perCaller: 1,
    ...WAITING,
    waitMs: 10_000,
  });
}

/** Sign-ins under way at the same time, from the first look at the limits on: a flood from one network must not queue for the database. */
const SIGN_INS = { inAll: 3000, perMerchant: 200, perCaller: 24 };
/** Those of one user from one network: half of the network's, so that the others of an office find a place. */
const SIGN_INS_OF_USER = { inAll: 3000, perMerchant: 3000, perCaller: SIGN_INS.perCaller / 2 };
const NONE_WAITS = { waitingInAll: 0, waitingPerMerchant: 0, waitingPerCaller: 0, waitMs: 0 };

/** Where a sign-in comes from: the user that is tried in the network, the network, and the piece of a provider that it belongs to. */
interface Origin {
  readonly user: string;
  readonly near: string;
  readonly wide: string;
}

/** Creates the places of sign-ins under way, which are taken at once or not at all; a place is given back by the function returned. */
export function createSignInPlaces(): (origin: Origin) => () => void {
  const networks = createFairSlots({ ...SIGN_INS, ...NONE_WAITS });
  const users = createFairSlots({ ...SIGN_INS_OF_USER, ...NONE_WAITS });
  return ({ user, near, wide }) => {
    const ofUser = users.takeNow({ caller: user, merchant: near });
    try {
      const ofNetwork = networks.takeNow({ caller: near, merchant: wide });
      return () => [ofUser, ofNetwork].forEach(({ release }) => release());
    } catch (error) {
      ofUser.release();
      throw error;
    }
  };
}

/** Computes the hash of a password for storing. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, STRENGTH);
}

/** True when the password matches the hash. For null, an unknown user, it is false and takes as long. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobodysHash()), password);
  return matches && stored !== null;
}

/** True for hashes of an earlier strength, which are renewed at the next sign-in. */
export function isWeakHash(stored: string): boolean {
  return !stored.startsWith(STRENGTH_PREFIX);
}

let nobodys: Promise<string> | undefined;
function nobodysHash(): Promise<string> {
  nobodys ??= hashPassword('the password of nobody');
  return nobodys;
}
