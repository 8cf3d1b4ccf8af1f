import { mediaAddress, mediaRead, mediaUpload } from '@kontor/portal-core/media';
import { wholeScope } from '../access/index.js';
import { instantOf } from '../dates/index.js';
import { HttpProblem, type RequestInfo, type Route, route } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { mediaFolder, sweepParts } from './media-folder.js';
import { readerOf } from './media-pass.js';
import { isSessionOpen } from './media.store.js';
import { mayRead, readMedia } from './read-media.js';
import { storeUpload } from './store-upload.js';
import { uploadLimit } from './upload-limit.js';

/** Routes that receive uploaded files, send them to those who may read them, and give them addresses for it. */
export function mediaRoutes(
  deps: Pick<ServerDeps, 'database' | 'config' | 'clock' | 'log' | 'files' | 'attempts'>,
): Route[] {
  const { database, config, clock, log, files, attempts } = deps;
  const folder = mediaFolder(config.dataDir);
  const place = { folder, read: database.read };
  /** The pass of an address; null when it is not valid, or its session has ended. */
  const passOf = async (fileName: string, text: string) => {
    const pass = files.check(fileName, text);
    const session = pass?.reader.session ?? null;
    return session === null || (await isSessionOpen(place.read, session)) ? pass : null;
  };
  sweepParts(folder, clock).catch((err: unknown) => log.warn({ err }, 'interrupted uploads not cleared'));
  return [
    route(
      mediaUpload,
      ({ body, principal, write }) => {
        const owner = { ownerId: principal.userId, merchantErpId: principal.merchantErpId };
        const { mediaQuotaBytes: quotaBytes } = config;
        return storeUpload(body, { folder, write, owner, quotaBytes, at: instantOf(clock) });
      },
      uploadLimit(attempts, config.uploadsPerMinute),
    ),
    route(mediaRead, async ({ params: { fileName }, query, info, principal, scope }) => {
      const isKnown = principal.userId !== 0;
      const pass = isKnown || query.pass === undefined ? null : await passOf(fileName, query.pass);
      const readable = isKnown
        ? wholeScope(principal, scope)
        : (pass?.reader.scope ?? ({ kind: 'publicOnly' } as const));
      return readMedia(place, readable, { fileName, range: rangeOf(info), pass });
    }),
    route(mediaAddress, async ({ params: { fileName }, principal, scope, ...asker }) => {
      const reader = readerOf(asker, wholeScope(principal, scope));
      if (!(await mayRead(place.read, reader.scope, fileName))) throw new HttpProblem('not_found');
      return { address: files.address(fileName, reader) };
    }),
  ];
}

/** The range of a request. `If-Range` never names a version of ours, so it asks for the whole file (RFC 9110, 13.1.5). */
function rangeOf({ headers }: RequestInfo): string | undefined {
  return headers['if-range'] === undefined ? (headers['range'] as string | undefined) : undefined;
}
