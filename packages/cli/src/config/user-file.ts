import envPaths from 'env-paths';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RawIo, usageError } from '../terminal/index.js';

/** A sign-in for one server; it is never sent to another. */
export interface StoredLogin extends StoredToken {
  /** Name of the user, or of the API key. */
  readonly username: string;
}

/** Where a user's token or an API key is: in the file, in the system's keyring, or nowhere when the session has ended. */
export interface StoredToken {
  readonly token?: string;
  readonly keyring?: true;
}

/** A named account at a server. It keeps its name and address when its session has ended. */
export interface StoredAccount extends StoredLogin {
  readonly url: string;
}

/** The user's own file: `config.json` in the system's folder for configuration files. */
export interface UserFile {
  readonly url?: string;
  readonly language?: string;
  readonly merchant?: number;
  readonly profile?: string;
  /** Name of the account that is used unless another is named. */
  readonly account?: string;
  /** Sign-ins by server url. */
  readonly logins?: Readonly<Record<string, StoredLogin>>;
  readonly accounts?: Readonly<Record<string, StoredAccount>>;
}

/** Path of the user file; KONTOR_CONFIG_DIR changes its folder. */
export function userFilePath(env: RawIo['env']): string {
  const directory = env['KONTOR_CONFIG_DIR'] || envPaths('kontor', { suffix: '' }).config;
  return join(directory, 'config.json');
}

/** Reads the user file; empty if there is none. Throws a usage error if it is not JSON. */
export async function readUserFile(env: RawIo['env']): Promise<UserFile> {
  try {
    return JSON.parse(await readFile(userFilePath(env), 'utf8')) as UserFile;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    if (error instanceof SyntaxError)
      throw usageError('config_invalid', { key: 'cli.configNotJson', params: { path: userFilePath(env) } });
    throw error;
  }
}

/** Replaces the whole user file. Only its owner can read it, because it holds the tokens. */
export async function writeUserFile(env: RawIo['env'], content: UserFile): Promise<void> {
  const path = userFilePath(env);
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  await chmod(part, 0o600);
  await rename(part, path);
}
