import { type GlobalOptions, type RawIo, usageError } from '../terminal/index.js';
import { readToken } from './kept-token.js';
import { findProjectFile, type SettingName } from './project-file.js';
import { checkedMerchant, checkedUrl } from './setting-values.js';
import { readUserFile, userFilePath, type StoredAccount, type UserFile } from './user-file.js';

export const DEFAULT_URL = 'http://127.0.0.1:3000';

export const ORIGINS = ['flag', 'environment', 'project', 'user', 'keyring', 'default'] as const;
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
  /** Name of the account whose server and sign-in are used; null for the sign-in kept for the server itself. */
  readonly account: Setting<string | null>;
  /** A user's token, or an API key, which is sent in its place. */
  readonly token: Setting<string | null>;
  /** ERP id of the merchant that staff import and export for. */
  readonly merchant: Setting<number | null>;
  readonly profile: Setting<string | null>;
  /** Null where the locale decides. */
  readonly language: Setting<string | null>;
}

/** Options that override settings. */
export interface SettingOptions extends GlobalOptions {
  readonly merchant?: string;
  readonly profile?: string;
}

interface ReadOptions {
  /** Whether `--account` may name an account that does not exist yet, or exists at another server. */
  readonly mayBeNew?: boolean;
  /** Whether the keyring is left alone: a token in it is then told by its place alone, its value null. */
  readonly isTokenUnread?: boolean;
}

/** Reads the settings. Throws a usage error that names the origin of an unreadable file or value. */
export async function readSettings(
  options: SettingOptions,
  io: Pick<RawIo, 'env' | 'cwd' | 'keyring'>,
  { mayBeNew = false, isTokenUnread = false }: ReadOptions = {},
): Promise<Settings> {
  const machine = isTokenUnread ? { ...io, keyring: async () => null } : io;
  const project = await findProjectFile(io.cwd);
  const user = await readUserFile(io.env);
  const pick = (name: SettingName): Setting<unknown> =>
    first(
      [options[name], 'flag', `--${name}`],
      [io.env[`KONTOR_${name.toUpperCase()}`] || undefined, 'environment', `KONTOR_${name.toUpperCase()}`],
      [project?.content[name], 'project', project?.path ?? ''],
      [user[name], 'user', userFilePath(io.env)],
    );
  const named = textOf(pick('account'));
  const account = named.value === null ? null : accountOf(named.value, user, mayBeNew);
  const url = urlOf(pick('url'), { ...named, account }, mayBeNew);
  const isOfAccount = named.value !== null && (account === null || account.url === url.value);
  return {
    url,
    account: isOfAccount ? named : NONE,
    token: await tokenOf(machine, user, { url: url.value, named, account: isOfAccount ? account : null }),
    merchant: checkedMerchant(pick('merchant')),
    profile: textOf(pick('profile')),
    language: textOf(pick('language')),
  };
}

const NONE = { value: null, origin: 'default', where: '' } as const;

type Source = readonly [value: unknown, origin: Origin, where: string];

function first(...sources: readonly Source[]): Setting<unknown> {
  const found = sources.find(([value]) => value !== undefined);
  return found ? { value: found[0], origin: found[1], where: found[2] } : NONE;
}

const textOf = (setting: Setting<unknown>): Setting<string | null> => ({
  ...setting,
  value: setting.value === null ? null : String(setting.value),
});

/** The account of a name. Throws a usage error that names those there are, unless the account may be new. */
function accountOf(name: string, { accounts = {} }: UserFile, mayBeNew: boolean): StoredAccount | null {
  const found = Object.hasOwn(accounts, name) ? accounts[name] : undefined;
  if (found !== undefined || mayBeNew) return found ?? null;
  const known = Object.keys(accounts).join(', ');
  throw usageError(
    'account_unknown',
    known === ''
      ? { key: 'cli.accountUnknown', params: { name } }
      : { key: 'cli.accountUnknownOf', params: { name, known } },
    { key: 'cli.hintLoginAccount', params: { name } },
  );
}

/**
 * The server: that of the account, unless an address is given in a place that counts more. Throws a usage error if both
 * are given in the same place and contradict each other.
 */
function urlOf(
  setting: Setting<unknown>,
  named: Setting<string | null> & { readonly account: StoredAccount | null },
  mayBeNew: boolean,
): Setting<string> {
  const given = setting.value === null ? null : checkedUrl(setting);
  const { account, value: name, origin, where } = named;
  if (account === null) return given ?? { ...NONE, value: DEFAULT_URL };
  const ofAccount = { value: account.url, origin, where };
  const distance = given === null ? 1 : ORIGINS.indexOf(given.origin) - ORIGINS.indexOf(origin);
  if (given === null || distance > 0) return ofAccount;
  // A default account of the user is for its own server, also where the file names another one by default.
  if (distance === 0 && origin === 'user') return ofAccount;
  if (distance < 0 || mayBeNew || given.value === account.url) return given;
  const params = { name: name ?? '', url: account.url, other: given.value };
  throw usageError('account_elsewhere', { key: 'cli.accountElsewhere', params });
}

/** The token: that of a named account, else KONTOR_API_KEY or KONTOR_TOKEN, else the one kept for the account or the server. */
async function tokenOf(
  io: Pick<RawIo, 'env' | 'keyring'>,
  user: UserFile,
  {
    url,
    named,
    account,
  }: {
    readonly url: string;
    readonly named: Setting<string | null>;
    readonly account: StoredAccount | null;
  },
): Promise<Setting<string | null>> {
  const isNamed = named.origin === 'flag' && named.value !== null;
  const given = (['KONTOR_API_KEY', 'KONTOR_TOKEN'] as const).find((name) => !isNamed && io.env[name]);
  if (given !== undefined) return { value: io.env[given] ?? null, origin: 'environment', where: given };
  const place = { url, account: account === null ? null : named.value };
  const token = await readToken(account ?? user.logins?.[url], place, io);
  return token.value === null && token.origin === 'user' ? NONE : token;
}
