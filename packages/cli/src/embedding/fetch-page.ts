import type { PreflightAnswer } from '@kontor/portal-core/embedding';
import type { HttpResponse } from '@kontor/portal-core/wire';
import { CliError, EXIT, usageError } from '../terminal/index.js';

/** A page as the server returned it after redirects. */
export interface FetchedPage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  /** Time of the page's server, in ms since 1970; null if it sent none. */
  readonly clock: number | null;
}

/** Response headers that matter for embedding. */
const TELLING = ['content-security-policy', 'cross-origin-embedder-policy'];
/** Response headers that allow a page to make calls. */
const GRANTING = [
  'access-control-allow-origin',
  'access-control-allow-methods',
  'access-control-allow-headers',
];
const MOST_TURNS = 5;

/** Parses the address of a page. Throws a usage error for anything else. */
export function pageAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && (url.protocol === 'http:' || url.protocol === 'https:') && url.username === '') return url;
  throw usageError('page_invalid', { key: 'cli.pageInvalid', params: { page: text } });
}

/** Fetches a page, following redirects. Throws distinct errors for scripts: no answer, endless redirects, no success. */
export async function fetchPage(address: URL): Promise<FetchedPage> {
  let url = address;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const answer = await ask(url, 'GET', { Accept: 'text/html' });
    const next = answer.header('location');
    if (answer.status >= 300 && answer.status < 400 && next !== null) {
      await answer.text();
      url = pageAddress(new URL(next, url).href);
      continue;
    }
    const html = await answer.text();
    if (answer.status < 200 || answer.status >= 300)
      throw new CliError('page_refused', EXIT.failed, {
        key: 'cli.pageRefused',
        params: { page: url.href, status: answer.status },
      });
    return { url: url.href, headers: headersOf(answer, TELLING), html, clock: clockOf(answer) };
  }
  throw new CliError('page_turns', EXIT.failed, { key: 'cli.pageTurns', params: { page: address.href } });
}

/** Fetches the portal's answer to the preflight of a page of that origin, and its time. */
export async function askPortal(
  portal: string,
  origin: string,
): Promise<{ readonly preflight: PreflightAnswer; readonly clock: number | null }> {
  const answer = await ask(new URL(`${portal}/api/orders/find`), 'OPTIONS', {
    Origin: origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization, content-type',
  });
  await answer.text();
  return {
    preflight: { status: answer.status, headers: headersOf(answer, GRANTING) },
    clock: clockOf(answer),
  };
}

async function ask(url: URL, method: string, headers: Record<string, string>): Promise<HttpResponse> {
  // Loaded when it is needed: undici takes as long to load as Node itself.
  const { createTransport } = await import('../http/transport.js');
  const transport = createTransport(url.origin);
  try {
    const answer = await transport.send({ method, path: `${url.pathname}${url.search}`, headers });
    const text = await answer.text();
    return { ...answer, text: async () => text };
  } catch (cause) {
    const error = new CliError('unreachable', EXIT.network, {
      key: 'cli.pageSilent',
      params: { page: url.href },
    });
    throw Object.assign(error, { cause });
  } finally {
    await transport.close();
  }
}

function headersOf(answer: HttpResponse, names: readonly string[]): Record<string, string> {
  const pairs = names.map((name) => [name, answer.header(name)] as const);
  return Object.fromEntries(pairs.filter((pair): pair is readonly [string, string] => pair[1] !== null));
}

function clockOf(answer: HttpResponse): number | null {
  const at = Date.parse(answer.header('date') ?? '');
  return Number.isNaN(at) ? null : at;
}
