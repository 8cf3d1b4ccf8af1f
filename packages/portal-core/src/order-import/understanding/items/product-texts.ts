import type { Inspection } from '../../reading/inspect.js';

/** Most characters of a product number that is looked up. */
const LONGEST = 100;

/** The texts of a file that may be product numbers: its headers and their words, then the values of its first rows. Each is given once. */
export function productTexts(
  { header, samples }: Pick<Inspection, 'header' | 'samples'>,
  most: number,
): readonly string[] {
  const labels = header
    .flatMap((name) => [name, ...name.split(/[\s()[\]:/]+/)])
    .filter((text) => /\d/.test(text));
  const texts = [...labels, ...samples.flat()].map((text) => text.trim());
  return [...new Set(texts.filter((text) => text !== '' && text.length <= LONGEST))].slice(0, most);
}
