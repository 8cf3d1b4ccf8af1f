import { LINK_SCHEMES } from './allow-list.js';

// oxlint-disable-next-line no-control-regex -- browsers drop some control characters from addresses, so none may hide there
const UNSEEN = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/;
const ABSOLUTE = new RegExp(`^(?:${LINK_SCHEMES.join('|')}):.`, 'i');
const OWN_PAGE = /^\/(?![/\\])[^\\]*$/;
const OWN_IMAGE = /^\/(?:api\/)?media\/([\w-]+\.(?:png|jpe?g))(?:\?pass=[\w.-]*)?$/i;
/** The address of a stored file in an attribute, by its whole name. */
const OWN_FILES = /(?:src|href)="\/(?:api\/)?media\/([^"?#]+)/gi;
/** A picture's address that carries a pass. */
const WITH_PASS = /(\/api\/media\/[\w-]+\.(?:png|jpe?g))\?pass=[\w.-]+/gi;

/** The address of a link, trimmed; null when it is empty, or neither one of `LINK_SCHEMES` nor a page of the portal. */
export function linkTarget(address: string): string | null {
  const trimmed = address.trim();
  if (UNSEEN.test(trimmed)) return null;
  return ABSOLUTE.test(trimmed) || OWN_PAGE.test(trimmed) ? trimmed : null;
}

/** A typed address with the scheme that was left out: `kontor.example` becomes a page, `a@kontor.example` a mailbox. */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  if (/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:[/?#]|$)/i.test(address)) return `https://${address}`;
  return address;
}

/**
 * The address of a picture, without the pass that it may carry; null unless it is an image uploaded to the portal. A foreign one would
 * reveal who reads what.
 */
export function imageSource(address: string): string | null {
  const name = OWN_IMAGE.exec(address.trim())?.[1];
  return name === undefined ? null : `/api/media/${name}`;
}

/** The name of the uploaded file in an address of the portal; null for every other address. */
export function mediaNameOf(address: string): string | null {
  return /^\/(?:api\/)?media\/([\w-]+\.\w+)$/.exec(address)?.[1] ?? null;
}

/** The addresses in a text that carry a pass, by the address without it. Cleaning takes the passes off, as they are not to be stored. */
export function picturePasses(html: string): ReadonlyMap<string, string> {
  return new Map([...html.matchAll(WITH_PASS)].map(([address, plain]) => [plain!, address]));
}

/** The names of the uploaded files that a text shows or links to. */
export function mediaNamesIn(html: string): readonly string[] {
  return [...html.matchAll(OWN_FILES)].map(([, name]) => name!);
}
