export { Avatar } from './Avatar.js';
export type { AvatarProps } from './Avatar.js';
export { mediaUrl, useMediaUrl } from './media-url.js';
export { UploadField } from './UploadField.js';
export type { UploadFieldProps } from './UploadField.js';
export { useMediaDownload } from './useMediaDownload.js';
export { useUpload } from './useUpload.js';
export type { Upload } from './useUpload.js';
