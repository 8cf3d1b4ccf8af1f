import type { PortalClient } from '@kontor/portal-core/wire';
import { createPeer, type Peer, type PeerPort } from './peer.js';
import type { DeskHost, DeskProgress, ImportDesk } from './protocol.js';
import { makeRemoteCall } from './remote-client.js';

/** The worker as the page uses it. */
export interface WorkerEnd extends PeerPort {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  /** Event: the worker could not be loaded, or crashed. */
  addEventListener(type: 'error', listener: () => void): void;
  terminate?(): void;
}

/** Creates the worker of the import. A host whose bundler does not support `new URL(…, import.meta.url)` passes its own function. */
export type CreateImportWorker = () => WorkerEnd;

export const createImportWorker: CreateImportWorker = () =>
  new Worker(new URL('../order-import.worker.js', import.meta.url), { type: 'module', name: 'order-import' });

export interface ImportConnection extends Pick<Peer<ImportDesk>, 'ask'> {
  /** Terminates the worker and its current task. */
  close(): void;
}

/** Connects the page to a worker: makes its calls and receives its progress. */
export function connectWorker(
  worker: WorkerEnd,
  client: PortalClient,
  onProgress: (progress: DeskProgress) => void,
): ImportConnection {
  const peer = createPeer<DeskHost, ImportDesk>(worker, {
    call: (input) => makeRemoteCall(client, input),
    progress: onProgress,
  });
  worker.addEventListener('error', () => peer.fail(new Error('The worker broke down')));
  return { ask: peer.ask, close: () => worker.terminate?.() };
}
