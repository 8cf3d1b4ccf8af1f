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
export function createHashSlots(atOnce = HASHES_AT_ONCE): FairSlots {
  return createFairSlots({ inAll: atOnce, perMerchant: 1, perCaller: 1, ...WAITING, waitMs: 10_000 });
}

/** The turns of sign-ins at the hashes. */
export interface SignInTurns {
  /** Runs the work when it is its turn; `isOwn` says that the user has signed in from that network lately. */
  run<T>(from: Origin & { readonly isOwn: boolean }, work: () => Promise<T>): Promise<T>;
}

/**
 * Creates the turns of sign-ins. Half of the hashes are for users in their own networks, who take turns among themselves: a flood from
 * however many networks waits behind itself, and so does a user whose password somebody tries everywhere.
 */
export function createSignInTurns(): SignInTurns {
  const [own, elsewhere] = [createHashSlots(HASHES_AT_ONCE / 2), createHashSlots(HASHES_AT_ONCE / 2)];
  return {
    run: ({ isOwn, name, user, wide }, work) =>
      isOwn
        ? own.run({ caller: user, merchant: name }, work)
        : elsewhere.run({ caller: user, merchant: wide }, work),
  };
}

/** Sign-ins under way at the same time, from the first look at the limits on: a flood from one network must not queue for the database. */
const SIGN_INS = { inAll: 3000, perMerchant: 200, perCaller: 24 };
/** Those of one user from one network: half of the network's, so that the others of an office find a place. */
const SIGN_INS_OF_USER = { inAll: 3000, perMerchant: 3000, perCaller: SIGN_INS.perCaller / 2 };
const NONE_WAITS = { waitingInAll: 0, waitingPerMerchant: 0, waitingPerCaller: 0, waitMs: 0 };

/** Where a sign-in comes from: the user that is tried, the same in the network, the network, and the piece of a provider it belongs to. */
interface Origin {
  readonly name: string;
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
