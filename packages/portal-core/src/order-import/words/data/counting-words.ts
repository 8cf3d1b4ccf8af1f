/** Words that count the items of a row, each list from the first on; `{}` stands for the ending of a German number. */
export const COUNTING_WORDS: readonly string[] = [
  'a b c d e f',
  'i ii iii iv v vi',
  'eins zwei drei vier fünf sechs',
  'one two three four five six',
  'first second third fourth fifth sixth',
  'erst{} zweit{} dritt{} viert{} fünft{} sechst{}',
];

export const NUMBER_ENDINGS = ['e', 'er', 'es', 'en', 'em'] as const;

/** Words of headers whose small numbers count no pieces: ids, ages, classes, places. */
export const NO_COUNT_WORDS = `
  id ids uid uuid guid key code klasse class alter age jahr jahre year monat monate month tag tage tagen day days punkte points stufe level seite page
  etage zimmer raum room bewertung rating rang rank gruppe group team los lot tisch platz reihe seat row bus linie pin version rate score`;
