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
  /** Errors of the empty fields, after the first attempt. */
  readonly errors: Readonly<Partial<Record<keyof Credentials, TextKey>>>;
  /** The server's message of the last refusal; null for none. */
  readonly refusal: string | null;
  readonly isBusy: boolean;
  change(part: Partial<Credentials>): void;
  /** Sends the form, or marks the empty fields. */
  submit(): void;
}

/** Keeps the fields of the sign-in form and sends them; `onSignedIn` is called with the token. */
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
