export * as mediaCalls from './media.api.js';
export { mediaAddress, mediaRead, mediaUpload } from './media.api.js';
export { isImageName, mediaExtension, validateImageSize, validateUpload } from './media.rules.js';
export type { ImageSize } from './media.rules.js';
export { DEFAULT_AVATAR, MEDIA_MAX_BYTES, MEDIA_TYPES } from './media.types.js';
export type { MediaExtension, MediaFile } from './media.types.js';
