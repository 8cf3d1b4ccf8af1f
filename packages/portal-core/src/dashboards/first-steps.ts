import { mayUse, type Principal, type ResourceCode } from '../access/index.js';
import { readOwnSettings } from '../session/index.js';

/** What leads into an empty portal, in its order. */
export const FIRST_STEPS = ['product', 'order', 'user', 'connection'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

const NEEDS: Readonly<Record<FirstStep, readonly ResourceCode[]>> = {
  product: ['/products'],
  order: ['/orders'],
  user: ['/management/users', '/create-user'],
  connection: ['/api-keys'],
};

/** The first steps that a user may take. */
export function firstStepsFor(principal: Pick<Principal, 'resources'>): readonly FirstStep[] {
  return FIRST_STEPS.filter((step) => NEEDS[step].every((code) => mayUse(principal, [code])));
}

const CLOSED = 'firstStepsClosed';

/** True when a user has closed the first steps for good. `settings` is the JSON text of their own settings. */
export const areFirstStepsClosed = (settings: string): boolean => readOwnSettings(settings)[CLOSED] === true;

/** The user's own settings with the first steps closed; everything else in them stays. */
export const withFirstStepsClosed = (settings: string): string =>
  JSON.stringify({ ...readOwnSettings(settings), [CLOSED]: true });
