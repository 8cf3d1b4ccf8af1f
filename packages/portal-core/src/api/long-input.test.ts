import { expect, it } from 'vitest';
import * as core from '../index.js';
import { parseWith } from '../validation/index.js';
import { CONTRACT } from './contract.js';

const LENGTH = 100_000;
/** What makes careless expressions go back and forth. */
const LONG = [
  'a',
  ' ',
  '1',
  'a@',
  '<',
  '&#',
  '. ',
  '-',
  '/',
  '=',
  '\t\n',
  'ä\u0301',
  '😀',
  '"',
  '1,',
  'https://a.',
].map((part) => part.repeat(LENGTH / part.length));
const TEXTS = LONG.map((text) => `${text}!`);
/** Work that grows with the square of the length takes seconds here. */
const MOST_MS = 250;

function expectQuick(work: () => unknown, name: string): void {
  const begun = process.cpuUsage();
  try {
    work();
  } catch {
    // It is of another type, which is not what is asked here.
  }
  expect(process.cpuUsage(begun).user / 1000, name).toBeLessThan(MOST_MS);
}

/** What judges or reads a text on its own. */
const JUDGES = Object.entries({
  ...pick(core, [
    'isBlankHtml',
    'isDigits',
    'isEmail',
    'isExactOrigin',
    'isImageName',
    'isIsoDay',
    'isRealDay',
  ]),
  ...pick(core, [
    'isTokenValid',
    'isWebAddress',
    'cleanDescription',
    'cleanText',
    'languageOf',
    'parseActionMeta',
  ]),
  ...pick(core, ['parseDashboard', 'parseDay', 'parseDecimal', 'parseDeliveryProducts', 'parseInstant']),
  ...pick(core, ['parseQuantity', 'readCurlAnswer', 'readEmbedToken', 'readToken', 'validatePassword']),
});
function pick(module: object, names: readonly string[]): Record<string, (text: string) => unknown> {
  const all = Object.entries(module) as [string, (text: string) => unknown][];
  return Object.fromEntries(all.filter(([name]) => names.includes(name)));
}

it.each(JUDGES)('%s is quick with a hundred thousand characters', (name, judge) => {
  for (const text of TEXTS) expectQuick(() => judge(text), `${name} ${text.slice(0, 4)}`);
});

interface Shape {
  readonly _zod: { readonly def: { readonly shape?: Readonly<Record<string, unknown>> } };
}
const fieldsOf = (schema: unknown) => Object.keys((schema as Shape | undefined)?._zod.def.shape ?? {});

it.each(CONTRACT.filter(({ body, query, params }) => body ?? query ?? params))(
  '$id is quick with a hundred thousand characters in every field',
  (call) => {
    for (const schema of [call.params, call.query, call.body])
      for (const text of schema ? LONG : []) {
        const input = Object.fromEntries(fieldsOf(schema).map((field) => [field, text]));
        expectQuick(() => parseWith(schema!, input), `${call.id} ${text.slice(0, 4)}`);
      }
  },
);
