import type { MediaFile } from '@kontor/portal-core';
import type { Command } from 'prosemirror-state';
import { mediaUrl } from '../media/index.js';
import { insertFileLink, insertImage } from './commands.js';

/** An uploaded file on its way into the text. */
export interface StoredFile {
  readonly file: MediaFile;
  /** `image` is shown in the text, `file` is a link that downloads it. */
  readonly kind: 'file' | 'image';
  /** The words for a picture nobody sees; empty where it says nothing of its own. */
  readonly description: string;
}

/** Puts an uploaded file in place of the selection. */
export function insertStored({ file, kind, description }: StoredFile): Command {
  const address = mediaUrl(file.fileName);
  return kind === 'image' ? insertImage(address, description) : insertFileLink(address, file.originalName);
}
