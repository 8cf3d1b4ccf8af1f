import { mediaRead, mediaUpload } from '@kontor/portal-core';
import { wholeScope } from '../access/index.js';
import { instantOf } from '../dates/index.js';
import { type RequestInfo, type Route, route } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { mediaFolder, sweepParts } from './media-folder.js';
import { readMedia } from './read-media.js';
import { storeUpload } from './store-upload.js';
import { uploadLimit } from './upload-limit.js';

/** Routes that receive uploaded files and send them to users who may read them. */
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
    route(mediaRead, ({ params, info, principal, scope }) => {
      const isKnown = principal.userId !== 0;
      const readable = isKnown ? wholeScope(principal, scope) : ({ kind: 'imagesOnly' } as const);
      return readMedia({ folder, read: database.read }, readable, {
        fileName: params.fileName,
        range: rangeOf(info),
      });
    }),
  ];
}

/** The range of a request. `If-Range` never names a version of ours, so it asks for the whole file (RFC 9110, 13.1.5). */
function rangeOf({ headers }: RequestInfo): string | undefined {
  return headers['if-range'] === undefined ? (headers['range'] as string | undefined) : undefined;
}
