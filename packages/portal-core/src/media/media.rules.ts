import { issue, type Issue } from '../validation/index.js';
import {
  MEDIA_MAX_BYTES,
  MEDIA_MAX_MEGAPIXELS,
  MEDIA_NAME_MIN,
  MEDIA_TYPES,
  type MediaExtension,
} from './media.types.js';

/** The extension of a file name that may be uploaded, in lower case; null for every other one. */
export function mediaExtension(name: string): MediaExtension | null {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(MEDIA_TYPES, ending) ? (ending as MediaExtension) : null;
}

/** Whether a file name or its extension is one of the images that are displayed. */
export function isImageName(name: string): boolean {
  const extension = mediaExtension(name);
  return extension !== null && MEDIA_TYPES[extension].startsWith('image/');
}

/** The data about a chosen file before it is sent. */
export interface ChosenFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** Checks a file before it is uploaded; `image` also requires an image. The server checks the content as well. */
export function validateUpload(file: ChosenFile | null, kind: 'file' | 'image' = 'file'): readonly Issue[] {
  if (file === null) return [issue('file', kind === 'image' ? 'imageRequired' : 'uploadRequired')];
  if (kind === 'image' && !isImageName(file.name)) return [issue('file', 'notAnImage')];
  return [
    ...(file.name.trim().length < MEDIA_NAME_MIN
      ? [issue('file', 'minLength', { min: MEDIA_NAME_MIN })]
      : []),
    ...(mediaExtension(file.name) === null ? [issue('file', 'fileNotSupported')] : []),
    ...(file.size > MEDIA_MAX_BYTES ? [issue('file', 'fileTooLarge')] : []),
    ...(file.size === 0 ? [issue('file', 'fileEmpty')] : []),
  ];
}

/** Size of an image in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Checks the size that an image claims; null when it claims none. A few bytes may claim 30,000 by 30,000 pixels, and showing it needs four
 * bytes for each pixel.
 */
export function validateImageSize(size: ImageSize | null): readonly Issue[] {
  const isTooLarge = size !== null && size.width * size.height > MEDIA_MAX_MEGAPIXELS * 1_000_000;
  return isTooLarge ? [issue('file', 'imageTooLarge', { max: MEDIA_MAX_MEGAPIXELS })] : [];
}
