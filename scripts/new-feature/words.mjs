// What a feature is called in folders, code, tables and texts, from the three words it was ordered with.

/** The words cannot name a feature; the message says why, and what to write instead. */
export class WordsRefused extends Error {}

const KEBAB = /^[a-z]+(-[a-z]+)*$/;
const SPOKEN = /^\p{Lu}\p{L}*([ -]\p{L}+)*$/u;
/** They mean something in SQL or TypeScript, where the name stands bare. */
const RESERVED = new Set(['as', 'class', 'has', 'is', 'references', 'super', 'this', 'values']);

/**
 * The words of the templates and what stands in their place. `name` is the folder; `german` and `english` are `One` or `One/Many`. Throws
 * `WordsRefused`.
 */
export function wordsOf(name, german, english) {
  if (!KEBAB.test(name) || RESERVED.has(name))
    throw new WordsRefused(`"${name}" names no folder: lower-case words, hyphens between them, no digits.`);
  const [one, many] = spoken('English', english);
  const [germanOne, germanMany = germanOne] = spoken('German', german);
  const counted = many ?? pluralOf(one);
  if (kebab(counted) !== name || kebab(one) === name)
    throw new WordsRefused(
      `A feature is called by its records: "${english}" would be "${kebab(counted)}", not "${name}". ` +
        'Where the plural is irregular, write both: "Wolf/Wolves".',
    );
  return new Map([...forms(SAMPLE_MANY, counted, germanMany), ...forms(SAMPLE_ONE, one, germanOne)]);
}

const SAMPLE_MANY = ['Sample records', 'Musterdatensätze'];
const SAMPLE_ONE = ['Sample record', 'Musterdatensatz'];

/** Each form of a template's word with that of the feature's. */
function forms([sample, sampleGerman], english, german) {
  const written = [kebab, snake, camel, pascal, upper, inSentence, (word) => word];
  return [[sampleGerman, german], ...written.map((form) => [form(sample), form(english)])];
}

function spoken(language, text) {
  const words = text.split('/');
  if (words.length > 2 || words.some((word) => !SPOKEN.test(word)))
    throw new WordsRefused(
      `"${text}" is no ${language} word: a capital letter first, letters only, "One" or "One/Many".`,
    );
  return words;
}

function pluralOf(one) {
  if (/[^aeiou]y$/.test(one)) return one.replace(/y$/, 'ies');
  return /(s|x|z|ch|sh)$/.test(one) ? `${one}es` : `${one}s`;
}

const kebab = (word) => word.toLowerCase().replaceAll(' ', '-');
const snake = (word) => kebab(word).replaceAll('-', '_');
const camel = (word) => kebab(word).replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const pascal = (word) => camel(word).replace(/^./, (letter) => letter.toUpperCase());
const upper = (word) => snake(word).toUpperCase();
/** Abbreviations stay as they are: "API key". */
const inSentence = (word) =>
  /^\p{Lu}{2}/u.test(word) ? word : word.replace(/^./u, (first) => first.toLowerCase());

/** A text or a path of the templates, told of the feature. */
export function retold(text, words) {
  const samples = [...words.keys()].sort((a, b) => b.length - a.length);
  return text.replace(new RegExp(samples.join('|'), 'g'), (sample) => words.get(sample));
}
