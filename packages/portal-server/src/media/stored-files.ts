import {
  DEFAULT_AVATAR,
  isImageName,
  issue,
  mediaNamesIn,
  type DataScope,
  type Issue,
} from '@kontor/portal-core';
import type { Knex } from 'knex';
import { createMediaPasses, type MediaPasses, type MediaReader } from './media-pass.js';
import { readableFiles } from './media.store.js';

/** A field that names a file. */
export interface NamedFile {
  readonly path: string;
  readonly name: string;
  readonly kind: 'file' | 'image';
}

/** Who writes a record that names files. */
export interface FileNamer {
  readonly read: Knex;
  readonly scope: DataScope;
}

/** What records that name stored files need: addresses for who reads them, checks of who writes them. */
export interface StoredFiles extends MediaPasses {
  /** Rich text, or JSON that holds some, with addresses for its reader in place of the plain ones of its pictures. */
  signed(html: string, reader: MediaReader): string;
  /** The broken rules of a field: its file exists, its writer may read it, and it is an image where one is shown. */
  issuesOf(namer: FileNamer, file: NamedFile): Promise<Issue[]>;
  /** The same for the pictures and links of a rich text; `before` is the stored text, whose files may stay. */
  issuesIn(
    namer: FileNamer,
    text: { readonly path: string; readonly html: string; readonly before?: string },
  ): Promise<Issue[]>;
}

/** The address of a picture of ours in an attribute, also where quotes are escaped for JSON. */
const PICTURE = /(?<=src=\\?")\/api\/media\/([0-9a-f]{32}\.(?:png|jpe?g))(?=\\?")/g;

/** Creates the functions for files that records name. */
export function createStoredFiles(options: Parameters<typeof createMediaPasses>[0]): StoredFiles {
  const passes = createMediaPasses(options);
  return {
    ...passes,
    signed: (html, reader) =>
      html.replace(PICTURE, (_address, fileName: string) => passes.address(fileName, reader)),
    async issuesOf({ read, scope }, { path, name, kind }) {
      if (kind === 'image' && !isImageName(name)) return [issue(path, 'notAnImage')];
      if (kind === 'image' && name === DEFAULT_AVATAR) return [];
      return (await readableFiles(read, scope, [name])).has(name) ? [] : [issue(path, 'unknownFile')];
    },
    async issuesIn({ read, scope }, { path, html, before = '' }) {
      const kept = new Set(mediaNamesIn(before));
      const names = mediaNamesIn(html).filter((name) => !kept.has(name));
      const readable = await readableFiles(read, scope, names);
      return names.every((name) => readable.has(name)) ? [] : [issue(path, 'unknownFile')];
    },
  };
}
