import { useState } from 'react';
import type { TextKey } from '@kontor/portal-core/i18n';
import { isTokenValid, login, readToken, type Credentials } from '@kontor/portal-core/session';
import { ApiError, type PortalClient } from '@kontor/portal-core/wire';
import { useSend, useTranslate } from '../provider/index.js';

/** The entries of the sign-in form. */
export type SignInEntries = Required<Credentials>;

const EMPTY: SignInEntries = { username: '', password: '', code: '' };

/** State of the sign-in form. */
export interface SignInState {
  readonly entries: SignInEntries;
  /** True once the password was right and the account's code is missing. */
  readonly isCodeAsked: boolean;
  /** Errors of the empty fields, after the first attempt. */
  readonly errors: Readonly<Partial<Record<keyof SignInEntries, TextKey>>>;
  /** The server's message of the last refusal; null for none. */
  readonly refusal: string | null;
  readonly isBusy: boolean;
  change(part: Partial<SignInEntries>): void;
  /** Sends the form, or marks the empty fields. */
  submit(): void;
  /** Begins anew with an empty form. */
  restart(): void;
}

/** Keeps the fields of the sign-in form and sends them; `onSignedIn` is called with the token. */
export function useSignIn(onSignedIn: (token: string) => void): SignInState {
  const translate = useTranslate();
  const [entries, setEntries] = useState(EMPTY);
  const [isCodeAsked, askCode] = useState(false);
  const [tried, setTried] = useState(false);
  const begin = (asksCode: boolean) => {
    askCode(asksCode);
    setTried(false);
  };
  const signIn = useSend(tokenFor, {
    renews: [],
    onSuccess: (token) => onSignedIn(token),
    onError: (error) => {
      if (isCodeMissing(error)) begin(true);
    },
  });
  const missing = missingOf(entries, isCodeAsked);
  return {
    entries,
    isCodeAsked,
    errors: tried ? missing : {},
    refusal: signIn.error && !isCodeMissing(signIn.error) ? translateRefusal(signIn.error, translate) : null,
    isBusy: signIn.isPending || signIn.isSuccess,
    change: (part) => setEntries({ ...entries, ...part }),
    submit() {
      setTried(true);
      const { username, password, code } = entries;
      if (Object.keys(missing).length === 0)
        signIn.mutate({ username, password, ...(isCodeAsked && { code }) });
    },
    restart() {
      setEntries(EMPTY);
      begin(false);
      signIn.reset();
    },
  };
}

const isCodeMissing = (error: Error): boolean => error instanceof ApiError && error.code === 'code_required';

/** Thrown when the token has expired by this computer's clock, which differs from the server's. */
class ClockIsWrong extends Error {}

/** Fetches a token that is valid in this browser. A missing one, or one expired by its clock, would only lead back to the form. */
async function tokenFor(client: PortalClient, body: Credentials): Promise<string> {
  const { token } = await client.call(login, { body });
  const claims = readToken(token, atob);
  if (claims === null) throw new Error('The answer to the sign-in holds no token');
  if (!isTokenValid(claims, Date.now() / 1000)) throw new ClockIsWrong('The token is over already');
  return token;
}

function missingOf({ username, password, code }: SignInEntries, isCodeAsked: boolean): SignInState['errors'] {
  if (isCodeAsked) return code.trim() === '' ? { code: 'session.codeRequired' as const } : {};
  return {
    ...(username.trim() === '' ? { username: 'session.usernameRequired' as const } : {}),
    ...(password === '' ? { password: 'session.passwordRequired' as const } : {}),
  };
}

function translateRefusal(error: Error, translate: (key: TextKey) => string): string {
  if (error instanceof ClockIsWrong) return translate('session.signInClock');
  if (!(error instanceof ApiError)) return translate('session.signInFailed');
  if (error.code === 'unavailable') return translate('session.signInUnavailable');
  return error.message || translate('session.signInFailed');
}
