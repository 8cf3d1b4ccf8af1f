import { isValidElement, type ReactElement } from 'react';
import { summaryOf, type DocgenType } from './told-types.js';

/** What is known of a component and of how a story uses it. */
export interface Usage {
  readonly name: string;
  /** What it is imported from. */
  readonly from: string;
  readonly props: Readonly<Record<string, { readonly required?: boolean; readonly tsType?: DocgenType }>>;
  readonly args: Readonly<Record<string, unknown>>;
}

/** Longer values are the reader's to bring. */
const LONGEST = 300;

/**
 * A component that uses another as a story does, to be copied: it keeps what is controlled, and takes what no line of code can hold, such
 * as a list of orders.
 */
export function usageCode(usage: Usage): string {
  const { name, from, props } = usage;
  const kept = controlledProps(usage);
  const changes = new Map([...kept].map(([value, { by, code }]) => [by, code(setterOf(value))]));
  const given: string[] = [];
  const attributes: string[] = [];
  for (const [prop, told] of Object.entries(props)) {
    const value = usage.args[prop];
    const code = codeOf(value);
    const change = changes.get(prop);
    if (prop === 'children' && code !== null) continue;
    if (kept.has(prop)) attributes.push(`${prop}={${prop}}`);
    else if (change !== undefined) attributes.push(`${prop}={${change}}`);
    else if (value === undefined && told.required !== true) continue;
    else if (isHandler(told.tsType)) attributes.push(`${prop}={() => {}}`);
    else if (code !== null && value !== undefined) attributes.push(attributeOf(prop, value, code));
    else if (told.required === true) given.push(prop);
  }
  const states = [...kept.keys()].map((prop) => stateOf(usage, prop));
  const taken = [...given, ...[...kept.keys()].filter((prop) => codeOf(usage.args[prop]) === null)];
  const isTyped = taken.length > 0 || states.some((line) => line.includes('ComponentProps<'));
  const parameter =
    taken.length === 0
      ? ''
      : `props: Pick<ComponentProps<typeof ${name}>, ${taken.map((prop) => `'${prop}'`).join(' | ')}>`;
  return [
    ...importsOf(states.length > 0, isTyped),
    `import { ${name} } from '${from}';`,
    '',
    `export function Example(${parameter}) {`,
    ...states,
    `  return ${elementCode(name, [...(given.length > 0 ? ['{...props}'] : []), ...attributes], usage.args['children'])};`,
    '}',
  ].join('\n');
}

function importsOf(isKeeping: boolean, isTyped: boolean): readonly string[] {
  if (isKeeping) return [`import { useState${isTyped ? ', type ComponentProps' : ''} } from 'react';`];
  return isTyped ? [`import type { ComponentProps } from 'react';`] : [];
}

/** The property that is called when a value changes, and what stands there. */
interface Change {
  readonly by: string;
  readonly code: (setter: string) => string;
}

/** Each controlled property with what changes it: `(list: OrderList) => void` beside `list`, `(change: { readonly value: T }) => void` beside `value`. */
function controlledProps({ props, args }: Usage): ReadonlyMap<string, Change> {
  const pairs = Object.entries(props).flatMap(([by, { tsType }]) => {
    const type = isHandler(tsType) && /^on(?:\w*Change|Sort)$/.test(by) ? summaryOf(tsType) : '';
    const member = /^\(change: \{ (?:readonly )?(\w+): [^;]*?;? \}\) => /.exec(type)?.[1];
    const value = member ?? /^\((\w+): /.exec(type)?.[1];
    if (value === undefined || (props[value]?.required !== true && args[value] === undefined)) return [];
    const code = (setter: string) =>
      member === undefined ? setter : `({ ${member} }) => ${setter}(${member})`;
    return [[value, { by, code }] as const];
  });
  return new Map(pairs);
}

/** Whether something is told by it, and nothing asked. */
const isHandler = (type: DocgenType | undefined): type is DocgenType =>
  type !== undefined && /=> (?:void|unknown)$/.test(summaryOf(type));

const setterOf = (prop: string) => `set${prop.charAt(0).toUpperCase()}${prop.slice(1)}`;

function stateOf({ name, props, args }: Usage, prop: string): string {
  const type = props[prop]?.tsType;
  const isPlain = type !== undefined && /^(?:string|number|boolean)$/.test(summaryOf(type));
  const told = isPlain ? '' : `<ComponentProps<typeof ${name}>['${prop}']>`;
  return `  const [${prop}, ${setterOf(prop)}] = useState${told}(${codeOf(args[prop]) ?? `props.${prop}`});`;
}

function attributeOf(prop: string, value: unknown, code: string): string {
  if (value === true) return prop;
  return typeof value === 'string' && /^[^"&\\\n{}<>]*$/.test(value)
    ? `${prop}="${value}"`
    : `${prop}={${code}}`;
}

/** The element on one line, or a line for each attribute where that is too long. */
function elementCode(name: string, attributes: readonly string[], children: unknown): string {
  const inside = childrenCode(children);
  const end = inside === '' ? ' />' : `>${inside}</${name}>`;
  const line = [`<${name}`, ...attributes].join(' ') + end;
  if (line.length <= 90) return line;
  const lines = attributes.map((attribute) => `      ${attribute}`);
  const close = inside === '' ? ['    />'] : ['    >', `      ${inside}`, `    </${name}>`];
  return ['(', `    <${name}`, ...lines, ...close, '  )'].join('\n');
}

function childrenCode(children: unknown): string {
  const code = codeOf(children);
  if (children === undefined || code === null) return '';
  if (isValidElement(children)) return code;
  return typeof children === 'string' && /^[^{}<>&\n]+$/.test(children) ? children : `{${code}}`;
}

/** A value as code: plain data and elements of HTML with a text. Null where there is none, or where it is too long. */
function codeOf(value: unknown): string | null {
  if (isValidElement(value)) return htmlOf(value as ReactElement<{ readonly children?: unknown }>);
  if (!isPlain(value)) return null;
  const code = literal(value);
  return code.length > LONGEST ? null : code;
}

function htmlOf({ type, props }: ReactElement<{ readonly children?: unknown }>): string | null {
  const isText = typeof props.children === 'string' && Object.keys(props).length === 1;
  return typeof type === 'string' && isText ? `<${type}>${childrenCode(props.children)}</${type}>` : null;
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.length < 20 && value.every(isPlain);
  if (typeof value === 'function' || value === undefined) return false;
  if (typeof value !== 'object' || value === null) return true;
  return (
    Object.getPrototypeOf(value) === Object.prototype &&
    !isValidElement(value) &&
    Object.values(value).every((member) => member === undefined || isPlain(member))
  );
}

/** On one line, or a line for each where that is too long. */
function listOf(items: readonly string[]): string {
  const line = `[${items.join(', ')}]`;
  return line.length <= 70 ? line : `[\n        ${items.join(',\n        ')},\n      ]`;
}

function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`;
  if (Array.isArray(value)) return listOf(value.map(literal));
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  if (members.length === 0) return '{}';
  return `{ ${members.map(([key, member]) => `${/^\w+$/.test(key) ? key : literal(key)}: ${literal(member)}`).join(', ')} }`;
}
