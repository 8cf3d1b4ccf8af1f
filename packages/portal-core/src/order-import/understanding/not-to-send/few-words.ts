import {
  FIRST_ORDINARY,
  MISSING_ORDINARY,
  NOBODY,
  ONLY_ORDINARY,
  TOGETHER_ORDINARY,
} from '../../words/data/change-words.js';
import { foldText, foldedWords } from '../../words/fold.js';

const anyOf = (words: string): string => `(?:${foldedWords(words).join('|')})`;

const END = String.raw`[\s.!]*$`;
const THE = '(?:(?:die|den|das|der|dem|eine?n?|the|one)\\s+)?';
const SOFTLY = String.raw`^\s*(?:(?:erst|mal|erstmal|bitte|please|vorerst|jetzt)\s+)*`;
const PARCEL = '(?:paket|parcel|karton)';

/** Remarks of few words about an item, a parcel or another order, by what they say; folded. */
const SAID: readonly string[] = [
  // A question: `?`, `Adresse ok?`, `welche Farbe`.
  String.raw`^\s*\?[\s?!]*$`,
  String.raw`^\s*(?:\S+\s+){0,2}\S+\s*\?+\s*$`,
  String.raw`^\s*(?:welche[rsn]?|which)\s+[a-z]+[\s?!.]*$`,
  // Somebody fetches: `Mutter holt`, `holt jemand`.
  String.raw`^\s*(?:\S+\s+){1,3}holt(?:\s+(?:es|das|sie|ihn))?${END}`,
  String.raw`^\s*holt\s+\S+${END}`,
  String.raw`\bbringt (?:es|das|sie|ihn)\b.*\b(?:hin|mit|vorbei)\b`,
  // One parcel or order with another.
  String.raw`\b(?:in|im|gleiche[sn]?|selbe[sn]?) (?:ein |einem |das |dem )?${PARCEL} (?:mit|von|wie)\b`,
  String.raw`\b(?:ein|one|same) ${PARCEL} (?:mit|with)\b`,
  String.raw`\bmit (?:der )?bestellung\b.*\bzusammen\b`,
  String.raw`\bzu (?:der )?bestellung (?:von|nr|\d)`,
  String.raw`^\s*(?:bitte\s+)?mit\s+(?!${THE}${anyOf(TOGETHER_ORDINARY)}${END})(?:\S+\s+){1,3}zusammen${END}`,
  String.raw`^\s*(?:bitte\s+)?zusammen\s+(?:\S+\s+)?mit\s+(?!(?:(?:mein|unser|dem|der)[a-z]*\s+)?${anyOf(TOGETHER_ORDINARY)}\b)(?:\S+\s*){1,3}${END}`,
  String.raw`^\s*(?:kommt\s+)?bei\s+\S+\s+(?:mit\s+)?(?:rein|dazu|beilegen|reinlegen|mitschicken)${END}`,
  // A part: `nur die Kanne`, `pot only`, `nur Tee, keine Kanne`, `Tee ja, Kanne nein`, `Rest offen`, `vorab Tee`.
  String.raw`${SOFTLY}(?:nur|bloss|lediglich|only|just)\s+${THE}(?!${anyOf(ONLY_ORDINARY)}\b)[a-z]{3,}(?:\s[a-z]+)?${END}`,
  String.raw`^\s*(?:the\s+)?(?!${anyOf(ONLY_ORDINARY)}\b)[a-z]{3,}\s+only${END}`,
  String.raw`\b(?:nur|only)\s+${THE}[a-z]+[,;]?\s+(?:nicht|kein|keine|keinen|not|no)\b`,
  String.raw`^\s*\S+\s+ja\b.*\bnein${END}`,
  String.raw`^\s*rest(?:e|menge|lieferung)?\b`,
  String.raw`^\s*\d\. (?:teil)?lieferung${END}`,
  String.raw`^\s*(?:vorab|zuerst)\s+(?!.*${anyOf(FIRST_ORDINARY)})[a-z]`,
  String.raw`^\s*${THE}(?!${anyOf(MISSING_ORDINARY)}\b)[a-z]{3,}\s+(?:fehlt|fehlen|spaeter|folgt|folgen|separat|getrennt|nachtraeglich)(?:\s+noch)?${END}`,
  String.raw`^\s*${THE}(?!${anyOf(MISSING_ORDINARY)}\b)[a-z]{3,}\s+(?:kommt|kommen)\s+(?:spaeter|separat|getrennt|extra|im|in|nach|naechste)\b`,
  // A condition: `wenn Kanne da`.
  String.raw`^\s*(?:wenn|falls|sobald)\s+(?!${anyOf(NOBODY)}\b)[a-z]{3,}\s+(?:wieder\s+)?da(?:\s+ist)?${END}`,
];
const IN_FEW_WORDS = new RegExp(SAID.join('|'));
/** A noun that is not, and a name that it goes to: `Kanne nicht`, `zu Ott`. */
const OF_A_NOUN =
  /^\s*\p{Lu}\p{Ll}{2,} nicht[\s.!]*$|^\s*zu (?!Haus|Händen|Weih|Ostern)\p{Lu}\p{Ll}+[\s.!]*$/u;
const FEW_WORDS = 50;

/** Whether a short remark is about a part of its order, another one, or a question. */
export const saysInFewWords = (text: string): boolean =>
  text.length <= FEW_WORDS && (IN_FEW_WORDS.test(foldText(text)) || OF_A_NOUN.test(text));
