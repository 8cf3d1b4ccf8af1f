/** The import wizard without its page, for tests that drive it against a real portal. */
export {
  dateOrderOf,
  drafted,
  newDraft,
  openCount,
  possibleProducts,
} from '../order-import/state/mapping-draft.js';
export type { DraftedFile, MappingDraft } from '../order-import/state/mapping-draft.js';
export { createBrowserDecoder, gzip, sha256 } from '../order-import/worker/browser-world.js';
export { createImportDesk } from '../order-import/worker/import-desk.js';
export type { FileReading } from '../order-import/worker/protocol.js';
