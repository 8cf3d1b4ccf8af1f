import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { DocgenType } from './told-types.js';

const source = fileURLToPath(new URL('../packages/portal-ui/src', import.meta.url));

/** What react-docgen writes at the end of a module about each of its components, all on one line. */
const DOCGEN = /;(\w+)\.__docgenInfo=(\{.*?\})(?=;\w+\.__docgenInfo=|$)/gm;
/** The beginning of a property in an interface, with what is said of it: `readonly label?: `. */
const PROPERTY = /(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\s*)?^ +(?:readonly )?(\w+)\??: /gm;

interface Property {
  readonly name: string;
  readonly description: string;
  /** Its type as it stands in the source. */
  readonly type: string;
}

interface Docgen {
  readonly props?: Readonly<Record<string, { tsType?: DocgenType; readonly description?: string }>>;
}

/** The properties of the interfaces in a source, in order. */
export function propertiesIn(text: string): readonly Property[] {
  return [...text.matchAll(PROPERTY)].map((found) => ({
    name: found[2] as string,
    description: plainText((found[1] ?? '').replaceAll(/^\s*\*/gm, '')),
    type: typeAt(text, found.index + found[0].length),
  }));
}

/** Puts the type that was written in the place of one that react-docgen does not know: lists that are read-only, and what stands in brackets. */
export function tellWrittenTypes(code: string, others: () => readonly Property[]): string {
  return code.replaceAll(DOCGEN, (_, component: string, json: string) => {
    const told = JSON.parse(json) as Docgen;
    for (const [name, prop] of Object.entries(told.props ?? {}))
      if (isUnknown(prop.tsType)) {
        const isMeant = (one: Property) =>
          one.name === name && one.description === plainText(prop.description ?? '');
        const written =
          prop.tsType?.raw ?? (propertiesIn(code).find(isMeant) ?? others().find(isMeant))?.type;
        if (written !== undefined) prop.tsType = asDocgen(plainText(written));
      }
    return `;${component}.__docgenInfo=${JSON.stringify(told)}`;
  });
}

/** The tables of properties tell every type; runs after what reads the components. */
export function writtenTypes(): Plugin {
  let read: readonly Property[] | undefined;
  const others = () => (read ??= sources().flatMap((file) => propertiesIn(readFileSync(file, 'utf8'))));
  return {
    name: 'kontor:written-types',
    enforce: 'pre',
    transform: (code, id) =>
      id.startsWith(source) && code.includes('.__docgenInfo=') ? tellWrittenTypes(code, others) : null,
  };
}

const sources = () =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|stories)\./.test(name))
    .map((name) => join(source, name));

const plainText = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const isUnknown = (type: DocgenType | undefined): boolean =>
  (type?.name === 'unknown' && type.raw === undefined) || (type?.elements ?? []).some(isUnknown);

/** From a place in a source to the end of the type there. */
function typeAt(text: string, start: number): string {
  let depth = 0;
  let end = start;
  while (end < text.length && (depth > 0 || text[end] !== ';')) {
    if ('({['.includes(text[end] as string)) depth += 1;
    if (')}]'.includes(text[end] as string)) depth -= 1;
    if (depth < 0) break;
    end += 1;
  }
  return plainText(text.slice(start, end));
}

/** A type as react-docgen would have told it. That a property may be left out is told by its name. */
function asDocgen(written: string): DocgenType {
  const type = written.replace(/ \| undefined$/, '').replace(/^\((\(.*\) => .*)\)$/, '$1');
  return type.startsWith('(') && type.includes(') => ') && !type.includes(') | ')
    ? { name: 'signature', type: 'function', raw: type }
    : { name: 'written', raw: type };
}
