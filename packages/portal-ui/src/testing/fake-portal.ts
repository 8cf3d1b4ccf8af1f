import { createClient, CONTRACT } from '@kontor/portal-core/contract';
import type { AnyCall, HttpRequest, PortalClient, Transport } from '@kontor/portal-core/wire';
import type { Answer } from './answer.js';
import { Refusal } from './refusal.js';

/** A portal in memory behind the real client, so that widgets send the same requests as to the server. */
export interface FakePortal {
  readonly client: PortalClient;
  /** Transport for the client. Stories use the network instead (MSW). */
  readonly transport: Transport;
  /** The requests so far, oldest first. */
  readonly requests: readonly HttpRequest[];
}

/** Creates a portal that answers the given calls; a later answer replaces an earlier one of the same call. Other calls get 404. */
export function fakePortal(answers: readonly Answer[]): FakePortal {
  const byCall = new Map(answers.map((one) => [one.call.id, one]));
  const requests: HttpRequest[] = [];
  const transport: Transport = async (request) => {
    requests.push(request);
    const known = byCall.get(callOf(request)?.id ?? '');
    return known ? known(request) : new Refusal('not_found').answer();
  };
  return { transport, client: createClient({ transport, token: () => 'a-token' }), requests };
}

/** Finds the call of a request. Fixed paths take precedence over those with parameters, as in the server's router. */
export function callOf({ method, path }: Pick<HttpRequest, 'method' | 'path'>): AnyCall | undefined {
  const [place = ''] = path.split('?');
  return PLACES.find((one) => one.call.method === method && one.pattern.test(place))?.call;
}

const PLACES = CONTRACT.map((call) => ({
  call,
  pattern: new RegExp(`^/api${call.path.replaceAll(/:\w+/g, '[^/]+')}$`),
})).toSorted((one, other) => Number(one.call.path.includes(':')) - Number(other.call.path.includes(':')));

/** The JSON body of a request. */
export function bodyOf(request: HttpRequest | undefined): unknown {
  return JSON.parse(String(request?.body ?? 'null'));
}
