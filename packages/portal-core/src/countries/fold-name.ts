/** The text without case, accents and punctuation; ß becomes ss. */
export function fold(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss');
  return plain.replace(/[^\p{L}\d]+/gu, ' ').trim();
}

/** The name with its umlauts transcribed (`ä` as `ae`). */
export function transcribed(name: string): string {
  return name.replace(/ä/gi, 'ae').replace(/ö/gi, 'oe').replace(/ü/gi, 'ue');
}
