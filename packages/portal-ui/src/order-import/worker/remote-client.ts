import type { PortalClient } from '@kontor/portal-core/wire';
import {
  orderImportsChunk,
  orderImportsCompare,
  orderImportsFinish,
  orderImportsForesee,
  orderImportsLookup,
  orderImportsOpen,
} from '@kontor/portal-core/order-import';
import type { RemoteCall } from './protocol.js';

const CALLS = [
  orderImportsOpen,
  orderImportsLookup,
  orderImportsCompare,
  orderImportsForesee,
  orderImportsChunk,
  orderImportsFinish,
];

/** Creates the client inside the worker. Every call is made by the page, which holds token and transport. */
export function createRemoteClient(ask: (call: RemoteCall) => Promise<unknown>): PortalClient {
  return {
    call: async (call, input) => {
      const { params, body, rawBody, headers } = input as Omit<RemoteCall, 'id'>;
      const shared = {
        id: call.id,
        ...(params === undefined ? {} : { params }),
        ...(headers === undefined ? {} : { headers }),
      };
      // Packed bytes take the place of the body. They are copied, not handed over: a try that fails sends them again.
      return (await ask({ ...shared, ...(rawBody === undefined ? { body } : { rawBody }) })) as never;
    },
    open: () => Promise.reject(new Error('The worker downloads nothing')),
  };
}

/** Makes a worker's API call with the page's client. */
export function makeRemoteCall(client: PortalClient, { id, ...input }: RemoteCall): Promise<unknown> {
  const call = CALLS.find((known) => known.id === id);
  if (call === undefined) throw new Error(`The import does not use ${id}`);
  return client.call(call as never, input as never);
}
