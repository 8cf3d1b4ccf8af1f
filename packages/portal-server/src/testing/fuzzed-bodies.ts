import type { AnyCall } from '@kontor/portal-core/wire';
import fc from 'fast-check';
import * as z from 'zod';

/** Values that a careless or hostile client sends in place of others. */
export const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  [{}],
  0,
  -1,
  1.5,
  1e308,
  '',
  ' ',
  '0',
  '\u0000',
  "1' or '1'='1",
  '%',
  '\ud800',
  'x'.repeat(3000),
  { $gt: '' },
  { toString: 1 },
  ['a', ['b']],
];
const odd = fc.constantFrom(...ODD_VALUES);

/** The part of JSON Schema that says which values fit. */
interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Record<string, JsonSchema>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Bodies of a call after its schema: most values fit, so that the call comes to its work, and some are odd. */
export function fuzzedBodies(call: AnyCall): fc.Arbitrary<unknown> {
  if (!call.body) return odd;
  const schema = schemaOf(call.body);
  return fc.oneof(
    { weight: 8, arbitrary: like(schema, { depth: 0, oddOnes: 0 }) },
    { weight: 4, arbitrary: like(schema, { depth: 0, oddOnes: 1 }) },
    { weight: 2, arbitrary: like(schema, { depth: 0, oddOnes: 8 }) },
    { weight: 1, arbitrary: odd },
  );
}

/** Bodies like a valid one: some of its values are left out or are others, odd ones among them. */
export function bodiesNear(valid: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(valid)) return fc.tuple(...valid.map(nearValue));
  if (typeof valid !== 'object' || valid === null) return nearValue(valid);
  const fields = Object.entries(valid).map(([name, value]) => [name, nearValue(value)] as const);
  const all = fields.map(([name]) => name);
  const record = (requiredKeys: string[]) => fc.record(Object.fromEntries(fields), { requiredKeys });
  return fc.oneof({ weight: 4, arbitrary: record(all) }, record([]));
}
const nearValue = (value: unknown): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(value) },
    { weight: 1, arbitrary: odd },
    { weight: 1, arbitrary: words },
    ...(typeof value === 'object' && value !== null ? [{ weight: 4, arbitrary: bodiesNear(value) }] : []),
    ...(typeof value === 'string' && /^[[{]/.test(value) ? [{ weight: 4, arbitrary: textsNear(value) }] : []),
  );
/** JSON texts near one that stands in a text. */
const textsNear = (text: string): fc.Arbitrary<string> =>
  bodiesNear(JSON.parse(text)).map((value) => JSON.stringify(value));

/** Queries of a call after its schema, sometimes with a parameter that it does not know. */
export function fuzzedQueries(call: AnyCall): fc.Arbitrary<Record<string, string>> {
  const unknown = fc.dictionary(fc.constantFrom('limit', 'offset', 'q', 'ID_MANDAN'), words, { maxKeys: 2 });
  if (!call.query) return fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, unknown);
  const known = fc
    .oneof(
      { weight: 3, arbitrary: like(schemaOf(call.query), { depth: 0, oddOnes: 0 }) },
      like(schemaOf(call.query), { depth: 0, oddOnes: 3 }),
    )
    .map((query) =>
      Object.fromEntries(
        Object.entries(query ?? {}).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : JSON.stringify(value),
        ]),
      ),
    );
  return fc.oneof({ weight: 6, arbitrary: known }, unknown);
}

function schemaOf(schema: z.core.$ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
}

interface Mix {
  readonly depth: number;
  /** Of ten values so many are odd. */
  readonly oddOnes: number;
}
const DEEPEST = 7;

function like(schema: JsonSchema, mix: Mix): fc.Arbitrary<unknown> {
  if (mix.depth > DEEPEST) return odd;
  const fitting = fittingFor(schema, { ...mix, depth: mix.depth + 1 });
  if (mix.depth === 0 || mix.oddOnes === 0) return fitting;
  return fc.oneof({ weight: 10 - mix.oddOnes, arbitrary: fitting }, { weight: mix.oddOnes, arbitrary: odd });
}

function fittingFor(schema: JsonSchema, mix: Mix): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => like(choice, mix)));
  if (schema.allOf) return like(Object.assign({}, ...schema.allOf), mix);
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type: string) => fittingFor({ ...schema, type }, mix)));
  switch (schema.type) {
    case 'object':
      return objects(schema, mix);
    case 'array':
      return arrays(schema, mix);
    case 'string':
      return texts(schema);
    case 'integer':
    case 'number':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.oneof(words, odd);
  }
}

function objects(schema: JsonSchema, mix: Mix): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const fields = Object.entries(properties).map(([name, field]) => [name, named(name, field, mix)] as const);
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
  if (typeof additionalProperties !== 'object') return known;
  const names = propertyNames?.enum ? fc.constantFrom(...propertyNames.enum.map(String)) : words;
  const more = fc.dictionary(names, like(additionalProperties, mix), { maxKeys: 3 });
  return fc.tuple(known, more).map(([one, other]) => ({ ...other, ...one }));
}

const LATER = new Date(Date.now() + 5 * 86_400_000).toISOString();
/** Values that the rules of a field take, by words its name has; its schema alone does not tell them. */
const TAKEN: readonly (readonly [RegExp, readonly unknown[]])[] = [
  [/^delivery_datetime/, [LATER]],
  [/^error_date/, ['2026-11-05T09:30:00.000Z']],
  [/date/i, ['2026-11-05', '12/24/2026']],
  [/^(id|Nr_Artikel|product_id)$/, ['TASSE-01', 'EIGENES-9', 1, 3]],
  [/external_(order_)?id/, ['EIGENES-0', 'EIGENES-1', 'NEU-1']],
  [/qty|quantity|booked|Menge/, [1, 2, 900]],
  [/erp_id$|error_id$/, [1, 2, 31]],
  [/user_id/, [101, 104, 105]],
  [/merchant_id|MANDAN/, [10, 20, 1, 2]],
  [/role/, [1, 2, 3]],
  [/^salutation/, ['frau', 'herr']],
  [/postal_code/, ['20095']],
  [/country/, ['DE', 'AT']],
  [/language/, ['de', 'en']],
  [/email/, ['a@b.example']],
  [/^password/, ['Ahoi-Kontor-7']],
  [/origins/, [['https://shop.example']]],
  [/fieldName|^sort$/, ['Datum', 'date', '-date', 'Status', 'Nr_Artikel']],
  [/status/i, ['offen', 'OPEN', 'ACCEPTED', 'on hold', 'Aktiv']],
  [/profile_picture|erp_shop_code|Zolltarif|Barcode|EAN/, ['', '4006381333931']],
  [/^products$/, ['[{"id":"TASSE-01","name":"Tasse","qty":4}]']],
  [/warehouse/, ['Hauptlager']],
  [/^(settings|action_meta)$/, ['{}', '']],
  [/^(pack_station|post_filiale|post_number|second_name|tracking_number)$/, ['']],
  [/name$|street|city|company|note|^comment$|^content$|description/, ['Müller', 'Am Deich 7', '<p>Wo?</p>']],
  [/^type$/, ['Falsche Menge', 'news', 'Schaden']],
  [/^url$/, ['ein-beitrag', 'https://erp.example']],
];

/** Prefers what a field's rules take to what its schema alone lets through. */
function named(name: string, field: JsonSchema, mix: Mix): fc.Arbitrary<unknown> {
  const any = like(field, mix);
  const taken = TAKEN.find(([pattern]) => pattern.test(name))?.[1].filter((value) => isOf(field, value));
  if (field.enum || !taken || taken.length === 0) return any;
  return fc.oneof({ weight: 15, arbitrary: fc.constantFrom(...taken) }, any);
}

function isOf({ type, anyOf }: JsonSchema, value: unknown): boolean {
  if (anyOf) return anyOf.some((choice) => isOf(choice, value));
  const own = Array.isArray(value) ? 'array' : typeof value;
  const types = [type ?? 'any'].flat();
  return types.includes(own) || (own === 'number' && types.includes('integer'));
}

function arrays({ items, prefixItems, minItems = 0 }: JsonSchema, mix: Mix): fc.Arbitrary<unknown> {
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => like(item, mix)));
  return fc.array(like(items ?? {}, mix), { minLength: Math.min(minItems, 3), maxLength: 3 });
}

/** Small numbers name records that there are. */
function numbers({ minimum = 0, maximum = 2_147_483_647, type }: JsonSchema): fc.Arbitrary<unknown> {
  const [least, most] = [Math.max(minimum, -1e9), Math.min(maximum, Number.MAX_SAFE_INTEGER)];
  const near = [1, 2, 3, 4, 10, 20, 104, least, most].filter((n) => n >= least && n <= most);
  const far = fc.integer({ min: Math.ceil(least), max: Math.floor(Math.min(most, 2 ** 31)) });
  const fraction = type === 'number' ? [fc.double({ min: least, max: most, noNaN: true })] : [];
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...near) }, far, ...fraction);
}

const words = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('TASSE-01', 'EIGENES', 'EIGENES-1', 'offen', '1', '2026-11-05') },
  fc.constantFrom('2026-11-05T09:30:00.000Z', '<p>Wo?</p>', 'Müller', '=1+1', '{"a":1}', '/orders', 'DE'),
  fc.constantFrom('*', '\\', '..', '__proto__', 'constructor', '🎁', 'A\u030a', '\u202e', 'ß'),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

function texts({ minLength = 0, maxLength = 40, pattern }: JsonSchema): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
  const sized = words.map((word) => Array.from(word.padEnd(minLength, 'x')).slice(0, maxLength).join(''));
  return fc.oneof(
    { weight: 8, arbitrary: sized },
    fc.constantFrom('x'.repeat(Math.min(maxLength, 3000)), 'ö'.repeat(minLength)),
  );
}
