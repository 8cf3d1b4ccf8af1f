import { readOwnSettings } from '@kontor/portal-core/session';
import { readPreferences, type Looks } from './preferences.js';

/** The colours and the density saved in the account; those never chosen are absent. `settings` is the account's JSON text. */
export function savedLooks(settings: string): Partial<Looks> {
  const kept = readOwnSettings(settings);
  const { theme, density } = readPreferences(settings);
  return {
    ...(kept['theme'] === theme && { theme }),
    ...(kept['density'] === density && { density }),
  };
}

/** Sets colours and density in the account's settings; everything else in them stays. */
export function withLooks(settings: string, { theme, density }: Looks): string {
  return JSON.stringify({ ...readOwnSettings(settings), theme, density });
}
