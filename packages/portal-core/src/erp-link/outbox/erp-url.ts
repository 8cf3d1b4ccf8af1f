import { cleanText, issue, type Issue } from '../../validation/index.js';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The broken rules of an address that news are sent to: HTTPS, or HTTP on the machine itself; no sign-in in it. */
export function validateErpUrl(text: string): Issue[] {
  const url = cleanText(text);
  if (url === '') return [issue('url', 'required')];
  if (!URL.canParse(url)) return [issue('url', 'webAddress')];
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return [issue('url', 'webAddress')];
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
  return isSafe ? [] : [issue('url', 'httpsAddress')];
}

const DATABASE = /^\/fmi\/data\/v(?:\d|Latest)\/databases\/[^/]+\/?$/;

/**
 * Whether an address is that of a database of a FileMaker server, which is then spoken to by its Data API:
 * `https://fm.example/fmi/data/vLatest/databases/ERP`.
 */
export function isFileMakerUrl(url: string): boolean {
  const text = cleanText(url);
  if (!URL.canParse(text)) return false;
  const { pathname, search, hash } = new URL(text);
  return DATABASE.test(pathname) && search === '' && hash === '';
}
