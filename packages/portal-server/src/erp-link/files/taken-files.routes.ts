import { fileKindsFor, takenFilesList, takenFilesUndo } from '@kontor/portal-core/erp-link';
import { wholeScope } from '../../access/index.js';
import { instantOf } from '../../dates/index.js';
import { placeOf } from '../../db/index.js';
import type { ServerDeps } from '../../server-deps.js';
import { HttpProblem, type Route, route } from '../../wire/index.js';
import { findFiles, kindOfFile } from './taken-files.store.js';
import { undoFile } from './undo-file.js';

const DEFAULT_LIMIT = 20;

/** Routes of the files that changed records. */
export function takenFilesRoutes({
  database: { read },
  clock,
}: Pick<ServerDeps, 'database' | 'clock'>): Route[] {
  return [
    route(takenFilesList, ({ query, principal, scope }) => {
      const kinds = fileKindsFor(principal).filter((kind) => query.kind === undefined || kind === query.kind);
      return findFiles(read, wholeScope(principal, scope), { kinds, ...placeOf(query, DEFAULT_LIMIT) });
    }),
    route(takenFilesUndo, async ({ params: { id }, principal, scope: own, write }) => {
      const scope = wholeScope(principal, own);
      const kind = await kindOfFile(read, scope, id);
      if (kind === null || !fileKindsFor(principal).includes(kind)) throw new HttpProblem('not_found');
      return undoFile({ read, write, scope, at: instantOf(clock) }, { id, kind });
    }),
  ];
}
