import { encodeEntities } from '@kontor/portal-core/rich-text';

const paragraph = (text: string): string => `<p>${encodeEntities(text)}</p>`;

/** The comment with a sentence: in place of nothing or of another usual sentence, else below what was typed. */
export function withSentence(comment: string, sentence: string, usual: readonly string[]): string {
  const isReplaced = comment === '' || usual.some((one) => paragraph(one) === comment);
  return (isReplaced ? '' : comment) + paragraph(sentence);
}
