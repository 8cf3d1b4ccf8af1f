import type { PeerPort } from './worker/peer.js';
import { serveImport } from './worker/serve-import.js';

// The package is typed for pages; in a worker `self` is the worker's end of the channel.
serveImport(self as unknown as PeerPort);
