import { lookup as lookUp } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { Agent, RequestInit, Response } from 'undici';
import type { Reach } from './reach.js';

/** Sends a request to the ERP, like `fetch`; rejects with the code `KONTOR_ERP_NETWORKS` when it is where nothing may be asked. */
export type AskErp = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Creates the function that asks the ERP. Where it is is judged by the very address that is connected to, however that is written, so that no
 * name can lead elsewhere after it was judged.
 */
export function createAskErp(reach: Reach, lookup: typeof lookUp = lookUp): AskErp {
  let agent: Promise<Agent> | undefined;
  return async (url, init) => {
    // Loaded when there is an ERP: undici takes as long to load as Node itself.
    const { fetch } = await import('undici');
    agent ??= agentWithin(reach, lookup);
    return fetch(url, { ...init, dispatcher: await agent });
  };
}

async function agentWithin(reach: Reach, lookup: typeof lookUp): Promise<Agent> {
  const { Agent, buildConnector } = await import('undici');
  const connect = buildConnector({ lookup: lookupWithin(reach, lookup) });
  return new Agent({
    connect(options, callback) {
      const host = options.hostname.replaceAll(/[[\]]/g, '');
      // What is an address already is looked up nowhere.
      if (isIP(host) !== 0 && !reach(host)) callback(outOfReach(), null);
      else connect(options, callback);
    },
  });
}

const lookupWithin =
  (reach: Reach, lookup: typeof lookUp): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first, ...others] = error ? [] : addresses.filter(({ address }) => reach(address));
      if (!first) callback(error ?? outOfReach(), []);
      else if (options.all) callback(null, [first, ...others]);
      else callback(null, first.address, first.family);
    });

const outOfReach = () =>
  Object.assign(new Error('The address is in no network of KONTOR_ERP_NETWORKS'), {
    code: 'KONTOR_ERP_NETWORKS',
  });
