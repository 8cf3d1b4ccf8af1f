/**
 * True when a label contains the typed text, ignoring case and accents. An umlaut is found by its bare letter and by its two-letter
 * spelling: „osterr“ and „oesterr“ both find Österreich.
 */
export function labelMatches(label: string, typed: string): boolean {
  const wanted = bare(typed.trim());
  return bare(label).includes(wanted) || bare(spelledOut(label)).includes(wanted);
}

function bare(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

function spelledOut(text: string): string {
  return text.normalize('NFC').replace(/[äöüÄÖÜ]/g, (letter) => `${letter}e`);
}
