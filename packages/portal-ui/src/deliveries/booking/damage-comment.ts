import { encodeEntities } from '@kontor/portal-core/rich-text';
import { mediaUrl } from '../../media/index.js';

/** The HTML of a comment that shows a photo of damaged goods. */
export function damageComment(
  text: string,
  photo: { readonly fileName: string; readonly alt: string },
): string {
  const picture = `<img src="${mediaUrl(photo.fileName)}" alt="${encodeEntities(photo.alt)}">`;
  return `<p>${encodeEntities(text)}</p><p>${picture}</p>`;
}
