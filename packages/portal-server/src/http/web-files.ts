import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

/** A file of the built portal, in the encodings the build made. */
export interface WebFile {
  readonly type: string;
  readonly etag: string;
  /** How long a browser may keep it without asking: for ever when its name changes with its content. */
  readonly keep: 'forever' | 'briefly' | 'never';
  /** True when pages of other origins may load it. */
  readonly isPublic: boolean;
  readonly identity: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}
/** Files by URL path: `/assets/index-D4f.js`. */
export type WebFiles = ReadonlyMap<string, WebFile>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Paths of hidden files, whose names begin with a dot, except the public ones (RFC 8615). */
const HIDDEN = /\/\.(?!well-known\/)/;

/**
 * Reads the built portal into memory; no request can reach another file. Only known types are served, source maps and hidden files are not.
 * Empty when the folder is missing.
 */
export async function loadWebFiles(folder: string): Promise<WebFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile() && TYPES[extname(entry.name)] !== undefined)
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !HIDDEN.test(urlOf(folder, path)));
  const files = await Promise.all(
    paths.map(async (path) => [urlOf(folder, path), await loadFile(folder, path)] as const),
  );
  return new Map(files);
}

function urlOf(folder: string, path: string): string {
  return `/${relative(folder, path).split(sep).join('/')}`;
}

/** Folder of the files that partners' pages load. */
const EMBED = '/embed/';

function keepOf(url: string): WebFile['keep'] {
  if (url === `${EMBED}v1.js` || url === `${EMBED}integrity.json`) return 'briefly';
  return url.startsWith('/assets/') || url.startsWith(EMBED) ? 'forever' : 'never';
}

async function loadFile(folder: string, path: string): Promise<WebFile> {
  const url = urlOf(folder, path);
  const [identity, br, gzip] = await Promise.all([
    readFile(path),
    readFile(`${path}.br`).catch(() => null),
    readFile(`${path}.gz`).catch(() => null),
  ]);
  return {
    type: TYPES[extname(path)]!,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    keep: keepOf(url),
    isPublic: url.startsWith(EMBED),
    identity,
    br,
    gzip,
  };
}
