import { expect, it } from 'vitest';
import { cleanDescription } from '../order-errors/index.js';
import { cleanText, isEmail, isWebAddress, parseWith } from '../validation/index.js';
import { isBlankHtml } from '../rich-text/index.js';
import { isDigits, parseQuantity } from '../orders/index.js';
import { isExactOrigin, readCurlAnswer, readEmbedToken } from '../embedding/index.js';
import { isImageName } from '../media/index.js';
import { isIsoDay, parseDay, parseInstant } from '../dates/index.js';
import { languageOf } from '../i18n/index.js';
import { parseActionMeta } from '../comments/index.js';
import { parseDashboard } from '../dashboards/index.js';
import { parseDecimal } from '../products/index.js';
import { parseDeliveryProducts } from '../deliveries/index.js';
import { readToken } from '../session/index.js';
import { validatePassword } from '../users/index.js';
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
/** Of the processor, not of the clock. Work that grows with the length takes a few, with its square ten thousand. */
const MOST_MS = 2000;

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
const JUDGES = Object.entries<(text: string) => unknown>({
  isBlankHtml,
  isDigits,
  isEmail,
  isExactOrigin,
  isImageName,
  isIsoDay,
  isWebAddress,
  cleanDescription,
  cleanText,
  languageOf,
  parseActionMeta,
  parseDashboard,
  parseDay,
  parseDecimal: (text) => parseDecimal(text, 2),
  parseDeliveryProducts,
  parseInstant,
  parseQuantity,
  readCurlAnswer,
  readEmbedToken: (text) => readEmbedToken(text, atob),
  readToken: (text) => readToken(text, atob),
  validatePassword: (text) => [validatePassword(text, text), validatePassword('ahoi-12', text)],
});

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
