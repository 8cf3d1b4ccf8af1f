import type { Salutation } from './order.fields.js';

/** The spellings of German and of the languages of its neighbours; `_` stands for a space. */
const SPELLINGS: Readonly<Record<Salutation, string>> = {
  herr: 'herr herrn h hr hr. hrn hrn. dhr dhr. de_heer heer meneer mijnheer sig sig. sig.r egr. egr._sig. signor signore pan pán sr sr. señor senhor mr mr. mister sir m m. male männlich monsieur mann herren',
  frau: 'frau fr fr. mevr mevr. mevrouw mw mw. sig.ra sigra sig.na signora signorina gent.ma gent.ma_sig.ra pani paní fru sra sra. señora srta srta. señorita senhora fräulein mrs mrs. ms ms. miss w w. f female weiblich mme mme. madame mlle mlle. mademoiselle frl frl. lady',
  firma:
    'firma fa fa. company unternehmen business gesellschaft société entreprise bedrijf azienda società empresa przedsiębiorstwo virksomhed företag firmenkunde organisation',
};

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Salutations in the usual capitalisation, so that few texts must be converted to lower case. */
const salutationOf = new Map<string, Salutation>(
  Object.entries(SPELLINGS).flatMap(([salutation, spellings]) =>
    spellings
      .split(' ')
      .map((spelling) => spelling.replaceAll('_', ' '))
      .flatMap((spelling) => [spelling, capitalised(spelling)])
      .map((spelling) => [spelling, salutation as Salutation] as const),
  ),
);

/** The salutation in a trimmed text, in its usual German and English spellings and any case, or null. */
export function findSalutation(text: string): Salutation | null {
  return salutationOf.get(text) ?? salutationOf.get(text.toLowerCase()) ?? null;
}
