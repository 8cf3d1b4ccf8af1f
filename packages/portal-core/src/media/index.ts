export { mediaRead, mediaUpload } from './media.api.js';
export { isImageName, mediaExtension, validateImageSize, validateUpload } from './media.rules.js';
export type { ChosenFile, ImageSize } from './media.rules.js';
export {
  DEFAULT_AVATAR,
  MEDIA_MAX_BYTES,
  MEDIA_MAX_MEGAPIXELS,
  MEDIA_NAME_MIN,
  MEDIA_TYPES,
} from './media.types.js';
export type { MediaExtension, MediaFile } from './media.types.js';
