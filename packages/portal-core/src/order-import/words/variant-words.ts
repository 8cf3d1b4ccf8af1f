import { foldHeader } from './fold.js';

/** The meaning of each word, from lists such as `red: rot red | blue: blau`. */
function wordsFor(lists: string): Readonly<Record<string, string>> {
  const named = lists.split('|').map((list) => list.split(':'));
  return Object.fromEntries(
    named.flatMap(([meaning = '', words = '']) =>
      words
        .trim()
        .split(/\s+/)
        .map((word) => [word, meaning.trim()]),
    ),
  );
}

/** Letters of sizes by their full names; folded. */
export const SIZE_NAMES = wordsFor(`
  s: small klein kleine kleiner kleines | m: medium mittel mittlere mittlerer mittleres | l: large gross grosse grosser grosses`);

/** Prefixes of a colour that leave it the same colour; folded. */
export const COLOUR_SHADES = `
  dunkel hell himmel wein gras royal nacht marine oliv mint creme schnee tief matt dark light navy`
  .trim()
  .split(/\s+/);

/** Colours by their words in both languages; folded. */
export const COLOURS = wordsFor(`
  red: rot red bordeaux | blue: blau blue navy marine | green: gruen green | yellow: gelb yellow | black: schwarz black | white: weiss white |
  grey: grau grey gray anthrazit | brown: braun brown | pink: rosa pink | purple: lila violett purple | orange: orange | beige: beige |
  turquoise: tuerkis turquoise | gold: gold | silver: silber silver`);

/** Words by which a row says that it is a sample of a product or comes with another; folded. */
export const GIVEN_WORDS: ReadonlySet<string> = new Set(
  'muster musterexemplar probe probierpackung kostprobe warenprobe gratisprobe sample tester gratis kostenlos kostenlose zugabe gratiszugabe beigabe freebie geschenkt'.split(
    ' ',
  ),
);

/** Beginnings and endings of words for a part of a product or something that goes with it: `Ersatzdeckel`, `Kannendeckel`; folded. */
export const PART_BEGINNINGS = `ersatz zubehoer spare replacement accessor`.split(' ');
export const PART_ENDINGS = `
  deckel huelle bezug griff henkel dichtung halter halterung untersetzer untertasse staender aufsatz einsatz stopfen pumpe schraube akku
  ladegeraet netzteil kabel anleitung verpackung etikett aufkleber ersatzteil lid lids cover covers handle handles holder gasket charger
  manual sticker refill nachfueller nachfuellpack`
  .trim()
  .split(/\s+/);

/** Words for the condition of a product that is not new or not whole; folded. */
export const CONDITION_WORDS: ReadonlySet<string> = new Set(
  'bware gebraucht gebrauchte gebrauchter gebrauchtes used refurbished generalueberholt defekt defekte beschaedigt beschaedigte damaged leer leere empty ausstellungsstueck vorfuehrware retourenware'.split(
    ' ',
  ),
);

/** Words before what a product lacks, and before what is made for one order; folded. */
export const LACKING_WORDS: ReadonlySet<string> = new Set('ohne without nur only sans zonder'.split(' '));
export const MADE_BEGINNINGS = `
  gravur gravier engrav personalis personaliz wunschtext wunschname wunschmotiv namens aufdruck bedruck monogramm widmung bestick stickerei
  custom sonderanfertigung massanfertigung`
  .trim()
  .split(/\s+/);

/** Words for several pieces that are sold together; folded. */
export const PACK_WORDS: ReadonlySet<string> = new Set(
  'doppelpack doppelpackung zweierpack dreierpack viererpack fuenferpack sechserpack zehnerpack zwoelferpack multipack sparpack vorratspack vorteilspack twinpack'.split(
    ' ',
  ),
);

/** Headers of columns with the variant of a product. */
const VARIANTS = `
  farbe | color | colour | farbvariante | artikelfarbe | produktfarbe | variante | varianten | variation | variations | variant | variant title |
  variantenname | ausführung | option | optionen | options | produktoptionen | artikelvariante | item variation | product variation | lineitem variant |
  merkmal | merkmale | attribute | attributes | eigenschaft | eigenschaften | variation details`;

const FOLDED = new Set(VARIANTS.split('|').map(foldHeader));

/** Whether a folded header is one of a column of variants. */
export const isVariantHeader = (folded: string): boolean => FOLDED.has(folded);
