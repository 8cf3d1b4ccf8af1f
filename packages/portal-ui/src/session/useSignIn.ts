import { useState } from 'react';
import {
  ApiError,
  isTokenValid,
  login,
  readToken,
  type Credentials,
  type PortalClient,
  type TextKey,
} from '@kontor/portal-core';
import { usePortalClient, useSingleMutation, useTranslate } from '../provider/index.js';

/** State of the sign-in form. */
export interface SignInState {
  readonly credentials: Credentials;
  /** Texts of the fields that are not filled, after the first try. */
  readonly errors: Readonly<Partial<Record<keyof Credentials, TextKey>>>;
  /** Why the server refused, in its own words. */
  readonly refusal: string | null;
  readonly isBusy: boolean;
  change(part: Partial<Credentials>): void;
  /** Sends the form, or marks what is missing. */
  submit(): void;
}

/** Keeps the form's fields and sends them; `onSignedIn` gets the token. */
export function useSignIn(onSignedIn: (token: string) => void): SignInState {
  const client = usePortalClient();
  const translate = useTranslate();
  const [credentials, setCredentials] = useState<Credentials>({ username: '', password: '' });
  const [tried, setTried] = useState(false);
  const signIn = useSingleMutation({
    mutationFn: (body: Credentials) => tokenFor(client, body),
    onSuccess: (token) => onSignedIn(token),
  });
  const errors = tried ? missing(credentials) : {};
  return {
    credentials,
    errors,
    refusal: signIn.error ? translateRefusal(signIn.error, translate) : null,
    isBusy: signIn.isPending || signIn.isSuccess,
    change: (part) => setCredentials({ ...credentials, ...part }),
    submit() {
      setTried(true);
      if (Object.keys(missing(credentials)).length === 0) signIn.mutate(credentials);
    },
  };
}

/** The token is over before it begins: by the clock of this computer, which is not the server's. */
class ClockIsWrong extends Error {}

/** A token this browser can go on with; one that is none, or over by its clock, would only lead back to the form. */
async function tokenFor(client: PortalClient, body: Credentials): Promise<string> {
  const { token } = await client.call(login, { body });
  const claims = readToken(token, atob);
  if (claims === null) throw new Error('The answer to the sign-in holds no token');
  if (!isTokenValid(claims, Date.now() / 1000)) throw new ClockIsWrong('The token is over already');
  return token;
}

function missing({ username, password }: Credentials): SignInState['errors'] {
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
