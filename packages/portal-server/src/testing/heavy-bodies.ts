import type { AnyCall } from '@kontor/portal-core/wire';
import * as z from 'zod';

/** Levels of a body and keys of one of its objects that are looked at, those around the heavy part counted. */
const [LEVELS, KEYS] = [32, 2000];

interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
}

/** The name of a body, and its text when it may have so many bytes and values. */
export interface HeavyBody {
  readonly name: string;
  readonly write: (bytes: number, values: number) => string;
}

/** Bodies of a call as heavy as its limits let them be, each in another way; the heavy part stands in the field made for it, if there is one. */
export function heavyBodies(call: AnyCall): readonly HeavyBody[] {
  const schema = call.body
    ? (z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
    : {};
  const fields = Object.entries(schema.properties ?? {});
  const under = (isIt: (field: JsonSchema) => boolean, heavy: string) => {
    const name = (fields.find(([, field]) => isIt(field)) ?? fields[0])?.[0] ?? 'any';
    return `{${JSON.stringify(name)}:${heavy}}`;
  };
  const text = (letters: string) => (bytes: number) =>
    under(isText, JSON.stringify(letters.repeat(Math.floor((bytes - 200) / Buffer.byteLength(letters)))));
  const list = (element: string) => (bytes: number, values: number) => {
    const count = Math.min(values - 10, Math.floor((bytes - 200) / (element.length + 1)));
    return under(isList, `[${Array.from({ length: count }, () => element).join()}]`);
  };
  return [
    { name: 'one letter', write: text('x') },
    { name: 'markup that never ends', write: text('<') },
    { name: 'nested markup', write: text('<b><i>') },
    { name: 'blanks', write: text(' ') },
    { name: 'letters of two parts', write: text('a\u0308') },
    { name: 'empty objects', write: list('{}') },
    { name: 'numbers', write: list('1') },
    { name: 'texts', write: list('"x"') },
    { name: 'objects with a field of their own', write: list(elementOf(schema)) },
    { name: 'objects of many keys', write: objectsOfKeys },
    { name: 'deep lists', write: deep },
  ];

  /** Objects of as many unknown keys as one may have. */
  function objectsOfKeys(bytes: number, values: number): string {
    const object = objectOf(KEYS);
    const count = Math.min(Math.floor(values / (KEYS + 2)), Math.floor((bytes - 200) / (object.length + 1)));
    return count < 1
      ? objectOf(Math.floor(bytes / 12) - 1)
      : under(isList, `[${Array.from({ length: count }, () => object).join()}]`);
  }
  /** Lists as deep as may be, one beside the other. */
  function deep(bytes: number, values: number): string {
    const levels = LEVELS - 2;
    const one = '['.repeat(levels) + ']'.repeat(levels);
    const count = Math.min(Math.floor(values / levels) - 1, Math.floor((bytes - 200) / (one.length + 1)));
    return under(isList, `[${Array.from({ length: count }, () => one).join()}]`);
  }
}

const isText = ({ type }: JsonSchema): boolean => type === 'string';
const isList = ({ type }: JsonSchema): boolean => type === 'array';

/** An element of the schema's first list with one of its fields. */
function elementOf({ properties = {} }: JsonSchema): string {
  const [name] = Object.keys(Object.values(properties).find(isList)?.items?.properties ?? {});
  return JSON.stringify({ [name ?? 'any']: 'x' });
}

const objectOf = (keys: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, n) => [`k${n.toString(36)}`, 1])));
