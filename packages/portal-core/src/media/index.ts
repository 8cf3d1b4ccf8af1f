export { mediaRead, mediaUpload } from './media.api.js';
export { isImageName, mediaExtension, validateUpload } from './media.rules.js';
export type { ChosenFile } from './media.rules.js';
export { DEFAULT_AVATAR, MEDIA_MAX_BYTES, MEDIA_NAME_MIN, MEDIA_TYPES } from './media.types.js';
export type { MediaExtension, MediaFile } from './media.types.js';
