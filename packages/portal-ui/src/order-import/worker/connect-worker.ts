import type { PortalClient } from '@kontor/portal-core';
import { createPeer, type Peer, type PeerPort } from './peer.js';
import type { DeskHost, DeskProgress, ImportDesk } from './protocol.js';
import { makeRemoteCall } from './remote-client.js';

/** The worker as the page sees it. */
export interface WorkerEnd extends PeerPort {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  /** The worker could not be loaded, or broke down. */
  addEventListener(type: 'error', listener: () => void): void;
  terminate?(): void;
}

/** Starts the worker the import runs in. A host whose bundler does not understand `new URL(…, import.meta.url)` makes it itself. */
export type CreateImportWorker = () => WorkerEnd;

export const createImportWorker: CreateImportWorker = () =>
  new Worker(new URL('../order-import.worker.js', import.meta.url), { type: 'module', name: 'order-import' });

export interface ImportConnection extends Pick<Peer<ImportDesk>, 'ask'> {
  /** Ends the worker and whatever it is doing. */
  close(): void;
}

/** Connects the page with a worker: makes its calls, hears of its progress. */
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
