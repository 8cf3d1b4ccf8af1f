import { type GlobalOptions, type RawIo, usageError } from '../terminal/index.js';
import { findProjectFile } from './project-file.js';
import { readUserFile, userFilePath } from './user-file.js';

export const DEFAULT_URL = 'http://127.0.0.1:3000';

export const ORIGINS = ['flag', 'environment', 'project', 'user', 'default'] as const;
export type Origin = (typeof ORIGINS)[number];

/** A setting and its origin. */
export interface Setting<T> {
  readonly value: T;
  readonly origin: Origin;
  /** The flag, variable or file that set it; empty for a default. */
  readonly where: string;
}

/** Effective settings of a command. Flags win over KONTOR_* variables, those over the project file, then the user file, then defaults. */
export interface Settings {
  /** Origin of the server, without a trailing slash. */
  readonly url: Setting<string>;
  /** A user's token, or an API key, which is sent in its place. */
  readonly token: Setting<string | null>;
  /** ERP id of the merchant that staff import and export for. */
  readonly merchant: Setting<number | null>;
  readonly profile: Setting<string | null>;
}

/** Options that override settings. */
export interface SettingOptions extends GlobalOptions {
  readonly merchant?: string;
  readonly profile?: string;
}

/** Reads the settings. Throws a usage error that names the origin of an unreadable file or value. */
export async function readSettings(
  options: SettingOptions,
  io: Pick<RawIo, 'env' | 'cwd'>,
): Promise<Settings> {
  const project = await findProjectFile(io.cwd);
  const user = await readUserFile(io.env).catch(() => {
    throw usageError('config_invalid', {
      key: 'cli.configNotJson',
      params: { path: userFilePath(io.env) },
    });
  });
  const pick = <T>(name: 'url' | 'merchant' | 'profile', fallback: T): Setting<unknown> | Setting<T> =>
    first(
      fallback,
      [options[name], 'flag', `--${name}`],
      [io.env[`KONTOR_${name.toUpperCase()}`] || undefined, 'environment', `KONTOR_${name.toUpperCase()}`],
      [project?.content[name], 'project', project?.path ?? ''],
      [user[name], 'user', userFilePath(io.env)],
    );
  const url = readUrl(pick('url', DEFAULT_URL));
  return {
    url,
    token: first<string | null>(
      null,
      [io.env['KONTOR_API_KEY'] || undefined, 'environment', 'KONTOR_API_KEY'],
      [io.env['KONTOR_TOKEN'] || undefined, 'environment', 'KONTOR_TOKEN'],
      [user.logins?.[url.value]?.token, 'user', userFilePath(io.env)],
    ) as Setting<string | null>,
    merchant: readMerchant(pick('merchant', null)),
    profile: pick('profile', null) as Setting<string | null>,
  };
}

type Source = readonly [value: unknown, origin: Origin, where: string];

function first<T>(fallback: T, ...sources: readonly Source[]): Setting<unknown> | Setting<T> {
  const found = sources.find(([value]) => value !== undefined);
  return found
    ? { value: found[0], origin: found[1], where: found[2] }
    : { value: fallback, origin: 'default', where: '' };
}

function readUrl(setting: Setting<unknown>): Setting<string> {
  const text = String(setting.value);
  try {
    const url = new URL(text);
    if (url.protocol === 'http:' || url.protocol === 'https:') {
      return { ...setting, value: `${url.origin}${url.pathname}`.replace(/\/+(api\/?)?$/, '') };
    }
  } catch {
    // reported below together with addresses of other kinds
  }
  throw usageError('url_invalid', { key: 'cli.urlInvalid', params: { url: text, where: setting.where } });
}

function readMerchant(setting: Setting<unknown>): Setting<number | null> {
  if (setting.value === null) return { ...setting, value: null };
  const text = String(setting.value);
  if (/^[1-9]\d{0,9}$/.test(text)) return { ...setting, value: Number(text) };
  throw usageError('merchant_invalid', {
    key: 'cli.merchantInvalid',
    params: { value: text, where: setting.where },
  });
}
