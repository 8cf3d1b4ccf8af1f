import type { DataScope } from '@kontor/portal-core/access';
import { DEFAULT_AVATAR, isImageName } from '@kontor/portal-core/media';
import { mediaNamesIn } from '@kontor/portal-core/rich-text';
import { issue, type Issue } from '@kontor/portal-core/validation';
import type { Knex } from 'knex';
import { createMediaPasses, type MediaPasses, type MediaReader } from './media-pass.js';
import { publishableFiles, readableFiles } from './media.store.js';

/** A field that names a file; an image is shown to everyone. */
export interface NamedFile {
  readonly path: string;
  readonly name: string;
  readonly kind: 'file' | 'image';
}

/** A rich text that names files. */
export interface NamingText {
  readonly path: string;
  readonly html: string;
  /** The stored text, whose files may stay. */
  readonly before?: string;
  /** True for a text that everyone may read. */
  readonly isPublic?: boolean;
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
  /** The broken rules of a field: its file exists, its writer may read it, or show it to everyone, and it is an image where one is shown. */
  issuesOf(namer: FileNamer, file: NamedFile): Promise<Issue[]>;
  /** The same for the pictures and links of a rich text. */
  issuesIn(namer: FileNamer, text: NamingText): Promise<Issue[]>;
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
      const usable = kind === 'image' ? publishableFiles : readableFiles;
      return (await usable(read, scope, [name])).has(name) ? [] : [issue(path, 'unknownFile')];
    },
    async issuesIn({ read, scope }, { path, html, before = '', isPublic = false }) {
      const kept = new Set(mediaNamesIn(before));
      const names = mediaNamesIn(html).filter((name) => !kept.has(name));
      const usable = await (isPublic ? publishableFiles : readableFiles)(read, scope, names);
      return names.every((name) => usable.has(name)) ? [] : [issue(path, 'unknownFile')];
    },
  };
}
