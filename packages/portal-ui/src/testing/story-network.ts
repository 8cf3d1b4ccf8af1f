import { http, HttpResponse, passthrough } from 'msw';
import { ERP_DELAY_HEADER } from '@kontor/portal-core/orders';
import { allowedResources, currentUser } from '@kontor/portal-core/session';
import type {
  AnyCall,
  HttpRequest,
  HttpResponse as PortalResponse,
  Transport,
} from '@kontor/portal-core/wire';
import { callOf } from './fake-portal.js';
import { resourcesOf, rightsOfRole, userOfRole, type StoryRole } from './story-roles.js';

/** The headers of answers that widgets read. */
const HEADERS = ['Content-Disposition', 'X-Found-Count', 'X-Next-Cursor', 'Retry-After', ERP_DELAY_HEADER];

const portals = new Map<string, Transport>();
let role: StoryRole | null = null;

/** Gives a portal an origin of its own, so that several stories on a page do not share answers. */
export function serveAtOwnOrigin(transport: Transport): string {
  const origin = `https://portal-${portals.size + 1}.example`;
  portals.set(origin, transport);
  return origin;
}

/** Answers the calls for the signed-in user and their permissions with those of a role; null leaves them to the story. */
export function signInAs(next: StoryRole | null): void {
  role = next;
}

/** Answers the calls of the contract; other requests fail. */
export const contractHandlers = [
  http.all(
    ({ request }) => calledBy(request) !== undefined,
    ({ request }) => answerTo(calledBy(request) as AnyCall, request),
  ),
];

const calledBy = ({ method, url }: Request) => callOf({ method, path: new URL(url).pathname });

async function answerTo(call: AnyCall, request: Request): Promise<Response> {
  const transport = portals.get(new URL(request.url).origin);
  if (!transport) return passthrough();
  if (role !== null && call.id === currentUser.id) return HttpResponse.json(userOfRole(role));
  if (role !== null && call.id === allowedResources.id)
    return HttpResponse.json(resourcesOf(rightsOfRole(role)));
  const asked = await requestOf(request);
  return transport(asked).then(responseOf, () => HttpResponse.error());
}

async function requestOf(request: Request): Promise<HttpRequest> {
  const { pathname, search } = new URL(request.url);
  const { method } = request;
  const plain = { method, path: `${pathname}${search}`, headers: Object.fromEntries(request.headers) };
  if (method === 'GET') return plain;
  if (request.headers.get('Content-Type')?.startsWith('multipart/')) {
    const content = (await request.formData()).get('file') as File;
    return { ...plain, form: { name: content.name, content } };
  }
  if (request.headers.has('Content-Encoding'))
    return { ...plain, body: new Uint8Array(await request.arrayBuffer()) };
  const body = await request.text();
  return body === '' ? plain : { ...plain, body };
}

async function responseOf(answer: PortalResponse): Promise<Response> {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  for (const name of HEADERS) {
    const value = answer.header(name);
    if (value !== null) headers.set(name, value);
  }
  return new HttpResponse(answer.status === 204 ? null : await answer.text(), {
    status: answer.status,
    headers,
  });
}
