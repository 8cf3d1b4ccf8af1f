import { mediaRead, mediaUpload } from '@kontor/portal-core';
import { wholeScope } from '../access/whole-scope.js';
import { instantOf } from '../config/clock.js';
import { route, type Route } from '../http/handler.js';
import type { ServerDeps } from '../server-deps.js';
import { mediaFolder, sweepParts } from './media-folder.js';
import { readMedia } from './read-media.js';
import { storeUpload } from './store-upload.js';
import { uploadLimit } from './upload-limit.js';

/** Uploaded files: taken in, and given out to those they are for. */
export function mediaRoutes(deps: Pick<ServerDeps, 'database' | 'config' | 'clock' | 'log'>): Route[] {
  const { database, config, clock, log } = deps;
  const folder = mediaFolder(config.dataDir);
  sweepParts(folder, clock).catch((err: unknown) => log.warn({ err }, 'interrupted uploads not cleared'));
  return [
    route(
      mediaUpload,
      ({ body, principal, write }) => {
        const owner = { ownerId: principal.userId, merchantErpId: principal.merchantErpId };
        const { mediaQuotaBytes: quotaBytes } = config;
        return storeUpload(body, { folder, write, owner, quotaBytes, at: instantOf(clock) });
      },
      uploadLimit(database, config.uploadsPerMinute),
    ),
    route(mediaRead, ({ params, principal, scope }) => {
      const isKnown = principal.userId !== 0;
      const readable = isKnown ? wholeScope(principal, scope) : ({ kind: 'imagesOnly' } as const);
      return readMedia({ folder, read: database.read }, readable, params.fileName);
    }),
  ];
}
