import { LANGUAGES } from '@kontor/portal-core/i18n';
import type { ProblemCode } from '@kontor/portal-core/wire';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDoor, wordsOf, type Door } from './door.js';

let door: Door;
let token: string;
let before: Readonly<Record<string, string>>;
beforeAll(async () => {
  door = await openDoor();
  token = await door.token('nordwind');
  before = await door.tables();
});
afterEach(async () => expect(await door.tables()).toEqual(before));
afterAll(() => door.stop());

const JSON_TYPE = { 'Content-Type': 'application/json' };
const NOISE = Buffer.from(Array.from({ length: 4096 }, (_, n) => (n * 197) % 256));
const DOORS = [
  ['POST', '/orders'],
  ['POST', '/orders/find'],
  ['POST', '/orders/cancel'],
  ['PUT', '/orders/1'],
  ['POST', '/orders/1/replace'],
  ['POST', '/generate-csv/orders'],
  ['POST', '/order-imports'],
  ['POST', '/order-imports/lookup'],
  ['PUT', '/order-imports/1/chunks/2-3'],
  ['POST', '/import-profiles'],
  ['PUT', '/current-user'],
] as const;
const WRONG: readonly (readonly [
  what: string,
  ProblemCode,
  number,
  RequestInit['body'],
  Record<string, string>,
])[] = [
  ['JSON that breaks off', 'bad_request', 400, '{"fieldData": {', JSON_TYPE],
  ['noise', 'bad_request', 400, NOISE, JSON_TYPE],
  ['a CSV file', 'unsupported_type', 415, 'Bestellnr.;PLZ\n1;20095\n', { 'Content-Type': 'text/csv' }],
  ['a form', 'unsupported_type', 415, 'a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['more than 10 MB', 'too_large', 413, `"${'x'.repeat(10 * 1024 * 1024)}"`, JSON_TYPE],
  ['nothing', 'validation_failed', 422, '', {}],
  ['a number', 'validation_failed', 422, '5', JSON_TYPE],
  ['an unknown property', 'validation_failed', 422, '{"isAdmin":true}', JSON_TYPE],
];

test.each(DOORS.flatMap(([method, path]) => WRONG.map((wrong) => [method, path, ...wrong] as const)))(
  '%s %s given %s answers %s and stores nothing',
  async (method, path, _, code, status, body, headers) => {
    for (const language of LANGUAGES) {
      const response = await door.send(path, { method, body, headers, token, language });
      expect(response.status).toBe(status);
      expect(response.headers.get('Content-Type')).toContain('application/problem+json');
      expect(await response.json()).toMatchObject({ status, code, detail: wordsOf(code)[language] });
    }
  },
);
