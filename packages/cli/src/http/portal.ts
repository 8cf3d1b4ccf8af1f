import { createClient } from '@kontor/portal-core/contract';
import type { HttpResponse, PortalClient } from '@kontor/portal-core/wire';
import type { Settings } from '../config/index.js';
import { CliError, EXIT, ServerFailure, type Io } from '../terminal/index.js';

/**
 * Runs `work` with a client signed in by the settings, and closes its connections afterwards. Without a sign-in for the
 * server it fails with `not_signed_in` before anything is sent.
 */
export async function withPortal<T>(
  settings: Settings,
  io: Pick<Io, 'language'>,
  work: (client: PortalClient) => Promise<T>,
): Promise<T> {
  const url = settings.url.value;
  const token = settings.token.value;
  if (token === null) throw notSignedIn(settings);
  return withClient(url, token, io, work);
}

/** The failure of a command that needs a sign-in and has none, with the command that signs in. */
export function notSignedIn({ url: { value: url }, account: { value: name }, token }: Settings): CliError {
  const isLocked = token.origin === 'keyring';
  return new CliError(
    isLocked ? 'keyring_locked' : 'not_signed_in',
    EXIT.signIn,
    { key: isLocked ? 'cli.keyringLocked' : 'cli.notSignedIn', params: { url } },
    name === null ? { key: 'cli.hintLogin', params: { url } } : { key: 'cli.hintLoginOf', params: { name } },
  );
}

/** Runs `work` with a client of the server at `url`, signed in or not, and closes its connections afterwards. */
export async function withClient<T>(
  url: string,
  token: string | null,
  io: Pick<Io, 'language'>,
  work: (client: PortalClient) => Promise<T>,
): Promise<T> {
  // Loaded only by commands that go to the server: undici takes as long to load as Node itself.
  const { createTransport } = await import('./transport.js');
  const transport = createTransport(url);
  const client = createClient({
    transport: (request) => answerOf(url, transport.send(request)),
    token: () => token,
    language: () => io.language,
  });
  try {
    return await work(client);
  } finally {
    await transport.close();
  }
}

/** The answer of a portal. Rejects with the address that was tried if there is none, or if a web page answers instead. */
async function answerOf(url: string, sent: Promise<HttpResponse>): Promise<HttpResponse> {
  const answer = await sent.catch((error: unknown) => {
    const isOwn = error instanceof CliError || (error instanceof Error && error.name === 'AbortError');
    throw isOwn ? error : new ServerFailure(url, null, error);
  });
  if (!(answer.header('content-type') ?? '').startsWith('text/html')) return answer;
  await answer.text();
  throw new ServerFailure(url, answer.status);
}
