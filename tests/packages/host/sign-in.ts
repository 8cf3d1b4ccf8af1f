import { createBrowserClient } from '@kontor/portal-ui';
import { login } from '@kontor/portal-core';

/** A client signed in as a merchant of the demo data. */
export async function signedIn(username: string): Promise<ReturnType<typeof createBrowserClient>> {
  const { token } = await createBrowserClient({}).call(login, {
    body: { username, password: 'kontor-demo' },
  });
  return createBrowserClient({ token: () => token, language: () => 'de' });
}
