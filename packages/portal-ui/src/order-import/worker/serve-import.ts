import { createBrowserDecoder, gzip, sha256 } from './browser-world.js';
import { createImportDesk } from './import-desk.js';
import { createPeer, type Peer, type PeerPort } from './peer.js';
import type { DeskHost, ImportDesk } from './protocol.js';
import { createRemoteClient } from './remote-client.js';

/** Serves an import desk on a channel: a worker's own scope, or a `MessagePort`. */
export function serveImport(port: PeerPort): void {
  const desk = createImportDesk({
    client: createRemoteClient((call) => host.ask('call', call)),
    createDecoder: createBrowserDecoder,
    sha256,
    gzip,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random: Math.random,
    onProgress: (progress) => void host.ask('progress', progress),
  });
  const host: Peer<DeskHost> = createPeer<ImportDesk, DeskHost>(port, desk);
}
