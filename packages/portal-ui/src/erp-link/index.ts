export { ErpLink } from './ErpLink.js';
export type { ErpLinkProps } from './ErpLink.js';
export { ErpFiles } from './files/ErpFiles.js';
export type { ErpFilesProps } from './files/ErpFiles.js';
