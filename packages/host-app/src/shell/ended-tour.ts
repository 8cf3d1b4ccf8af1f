import { readOwnSettings } from '@kontor/portal-core/session';

/** Whether the account says that its tour was ended. `settings` is the account's JSON text. */
export const isTourEnded = (settings: string): boolean => readOwnSettings(settings)['tour'] === 'ended';

/** Notes in the account's settings that the tour was ended; everything else in them stays. */
export const withEndedTour = (settings: string): string =>
  JSON.stringify({ ...readOwnSettings(settings), tour: 'ended' });
