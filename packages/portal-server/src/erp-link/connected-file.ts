import { isSameUrl, type FileMaker } from '../filemaker/index.js';
import type { StoredConnection } from './connection.store.js';

/**
 * The FileMaker file that a connection leads to; null where it leads elsewhere. The settings have to name it as well: a password goes to no
 * address that was typed on a page.
 */
export const connectedFile = (
  connection: Pick<StoredConnection, 'url'> | null,
  fileMaker: FileMaker | null,
): FileMaker | null =>
  connection !== null && fileMaker !== null && isSameUrl(connection.url, fileMaker.url) ? fileMaker : null;
