import type { MediaFile } from '@kontor/portal-core/media';
import type { Command } from 'prosemirror-state';
import { mediaUrl } from '../media/index.js';
import { insertFileLink, insertImage } from './commands.js';

/** An uploaded file that is to be inserted into the text. */
export interface StoredFile {
  readonly file: MediaFile;
  /** `image` is shown in the text; `file` is a download link. */
  readonly kind: 'file' | 'image';
  /** Alternative text of a picture; empty for a decorative one. */
  readonly description: string;
}

/** Replaces the selection with an uploaded file. */
export function insertStored({ file, kind, description }: StoredFile): Command {
  const address = mediaUrl(file.fileName);
  return kind === 'image' ? insertImage(address, description) : insertFileLink(address, file.originalName);
}
