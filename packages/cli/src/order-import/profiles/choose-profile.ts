import type { PortalClient } from '@kontor/portal-core/wire';
import type { ImportProfileContent } from '@kontor/portal-core/order-import';
import { resolve } from 'node:path';
import type { Settings } from '../../config/index.js';
import { type Io, usageError } from '../../terminal/index.js';
import { readProfileFile } from './profile-files.js';
import { storedProfile } from './stored-profiles.js';

/** The profile of `--profile`: a JSON file if the name looks like one, else a mapping saved in the portal; null without the option. */
export async function chooseProfile(
  settings: Settings,
  client: PortalClient | null,
  io: Pick<Io, 'cwd'>,
): Promise<ImportProfileContent | null> {
  const { value: name } = settings.profile;
  if (name === null) return null;
  if (name.endsWith('.json')) return readProfileFile(resolve(io.cwd, name));
  if (client === null) {
    const params = { flag: '--offline', other: '--profile *.json' };
    throw usageError('flags_need', { key: 'cli.flagNeeds', params });
  }
  return (await storedProfile(client, settings.merchant.value, name)).content;
}
