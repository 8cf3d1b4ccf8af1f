import type { StoredLogin, UserFile } from '../config/index.js';

/** A sign-in on this machine, without its token. */
export interface KeptLogin {
  /** Name of the account; null for the sign-in of the server itself. */
  readonly account: string | null;
  readonly url: string;
  readonly username: string;
  readonly signed_in: boolean;
  /** Where its token is; null when the session has ended. */
  readonly token_in: 'keyring' | 'file' | null;
}

/** The sign-ins in the user file: of servers first, then the named accounts. */
export function keptLogins({ logins = {}, accounts = {} }: UserFile): readonly KeptLogin[] {
  return [
    ...Object.entries(logins).map(([url, login]) => keptLogin(null, url, login)),
    ...Object.entries(accounts).map(([name, login]) => keptLogin(name, login.url, login)),
  ];
}

function keptLogin(
  account: string | null,
  url: string,
  { username, token, keyring }: StoredLogin,
): KeptLogin {
  const token_in = keyring ? 'keyring' : token === undefined ? null : 'file';
  return { account, url, username, signed_in: token_in !== null, token_in };
}
