import * as z from 'zod/mini';
import type { Wire } from '../validation/index.js';

/** A stored file. */
export const mediaFileShape = z.strictObject({
  /** The unguessable name of the file: `GET /api/media/{fileName}`. */
  fileName: z.string(),
  /** The name of the file when it was uploaded. */
  originalName: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.int(),
});
export type MediaFile = Wire<typeof mediaFileShape>;

/** An address of a stored file that needs no token for some minutes. */
export const mediaAddressShape = z.strictObject({
  /** Path and query below the portal's origin: `/api/media/{fileName}?pass=…`. */
  address: z.string(),
});

/** The largest upload in bytes: 10 MB (specification 1 section 9). */
export const MEDIA_MAX_BYTES = 10 * 1024 * 1024;
/** The largest image in millions of pixels; enough for every phone camera. */
export const MEDIA_MAX_MEGAPIXELS = 100;
/** The shortest name of an uploaded file (specification 1 section 5). */
export const MEDIA_NAME_MIN = 2;
/** The picture of users who have chosen none; it always exists. */
export const DEFAULT_AVATAR = 'default_avatar.jpg';

/** The types that may be uploaded, by extension; images are shown, all others are downloads. */
export const MEDIA_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  mp4: 'video/mp4',
} as const;
export type MediaExtension = keyof typeof MEDIA_TYPES;
