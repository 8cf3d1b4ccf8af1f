export { ErpLink } from './ErpLink.js';
export type { ErpLinkProps } from './ErpLink.js';
