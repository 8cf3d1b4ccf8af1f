export { ACCEPTED } from './accepted.js';
export { Avatar } from './Avatar.js';
export { mediaUrl, useMediaUrl } from './media-url.js';
export { PictureField } from './PictureField.js';
export { UploadField } from './UploadField.js';
export { useFileSize } from './useFileSize.js';
export { useMediaDownload } from './useMediaDownload.js';
export { useUpload } from './useUpload.js';
