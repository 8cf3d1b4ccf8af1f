/** The words of a comment as HTML without any tags. */
export function plainComment(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .trim();
}
