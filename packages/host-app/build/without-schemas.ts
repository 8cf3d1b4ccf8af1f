import type { Plugin } from 'vite';

/** Where portal-core describes what its calls take and answer: everywhere but for recipes, which a browser reads from files. */
const FILES = /portal-core\/src\/(?!.*\/recipe\.shape\.ts$).*\.ts$/;
const IMPORT = "import * as z from 'zod/mini';";
/** Answers itself to whatever is asked of it. */
const STAND_IN = 'const z = /* @__PURE__ */ new Proxy(() => z, { get: () => z });';
/** What a client reads of a call. The rest is for the server and the documentation of its interface. */
const READ = new Set(['id', 'method', 'path', 'requestKind', 'responseKind', 'effect']);

/** A node of the syntax tree, with its place in the text. */
interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** A piece of the text and what takes its place. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Leaves the schemas of the contract out of the browser's bundle, and of every call what no client reads. Only the server checks and
 * describes calls. Saves the schema library and most of the contract on the way to the first page.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'kontor-without-schemas',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!FILES.test(id)) return null;
      const hasSchemas = code.includes(IMPORT);
      if (!hasSchemas && !code.includes('defineCall(')) return null;
      const tree = this.parse(code, { lang: 'ts' }) as unknown as Syntax;
      return { code: changed(code, changesIn(tree)).replace(IMPORT, STAND_IN), map: null };
    },
  };
}

function changesIn(node: Syntax): Change[] {
  if (isSchema(node)) return [{ start: node.start, end: node.end, text: 'z' }];
  if (!isCallDefinition(node)) return partsOf(node).flatMap(changesIn);
  return factsOf(node).flatMap((fact) => (isRead(fact) ? changesIn(fact) : [leftOut(fact)]));
}

/** True for everything that is asked of the library: `z.string().check(z.maxLength(9))`. */
function isSchema(node: Syntax): boolean {
  if (node.type === 'MemberExpression')
    return isLibrary(node['object']) || isSchema(node['object'] as Syntax);
  return node.type === 'CallExpression' && isSchema(node['callee'] as Syntax);
}

const isLibrary = (node: unknown) =>
  (node as Syntax).type === 'Identifier' && (node as Syntax)['name'] === 'z';

/** True for `defineCall({ … })`. */
function isCallDefinition(node: Syntax): boolean {
  return node.type === 'CallExpression' && (node['callee'] as Syntax)['name'] === 'defineCall';
}

function factsOf(definition: Syntax): readonly Syntax[] {
  const [facts] = definition['arguments'] as readonly Syntax[];
  return facts?.type === 'ObjectExpression' ? (facts['properties'] as readonly Syntax[]) : [];
}

/** What is spread into a call is kept, whatever it is. */
function isRead(fact: Syntax): boolean {
  return fact.type !== 'Property' || READ.has((fact['key'] as Syntax)['name'] as string);
}

/** Nothing spread takes no comma with it, so that the text stays right wherever the property stands. */
const leftOut = ({ start, end }: Syntax): Change => ({ start, end, text: '...null' });

function partsOf(node: Syntax): readonly Syntax[] {
  return Object.values(node).flat().filter(isSyntax);
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Syntax>).type === 'string';
}

/** The text with all changes, which come in its order. */
function changed(code: string, changes: readonly Change[]): string {
  let at = 0;
  let text = '';
  for (const change of changes) {
    text += code.slice(at, change.start) + change.text;
    at = change.end;
  }
  return text + code.slice(at);
}
