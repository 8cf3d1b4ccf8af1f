import type { StrictInputType } from 'storybook/internal/types';

/** A type as react-docgen tells it. */
export interface DocgenType {
  readonly name: string;
  readonly raw?: string;
  readonly value?: string;
  readonly type?: string;
  readonly elements?: readonly DocgenType[];
}

/**
 * How a property that may be left out is told and changed: as what it is when it is there. As it stands, `boolean | undefined` is told as
 * "union" and changed as an object. Null for what is no such property.
 */
export function optionalType(type: DocgenType | undefined): Partial<StrictInputType> | null {
  const parts = type === undefined ? [] : partsOf(type);
  const there = parts.filter(({ name, value }) => name !== 'undefined' && value !== 'undefined');
  if (there.length === 0 || there.length === parts.length) return null;
  const summary = there.map(({ raw, value, name }) => raw ?? value ?? name).join(' | ');
  return { table: { type: { summary } }, ...controlOf(there) };
}

const partsOf = (type: DocgenType): readonly DocgenType[] =>
  type.name === 'union' && type.elements ? type.elements.flatMap(partsOf) : [type];

function controlOf(parts: readonly DocgenType[]): Partial<StrictInputType> {
  const kinds = new Set(parts.map(({ name }) => name));
  const only = kinds.size === 1 ? parts[0]?.name : undefined;
  if (only === 'boolean') return { control: { type: 'boolean' } };
  if (only === 'number') return { control: { type: 'number' } };
  if (only === 'string' || only === 'ReactNode') return { control: { type: 'text' } };
  if (only === 'literal') {
    const options = parts.map(({ value = '' }) => value.replace(/^'|'$/g, ''));
    return { options, control: { type: options.length > 4 ? 'select' : 'inline-radio' } };
  }
  return parts.some(({ type }) => type === 'function') ? { control: false } : {};
}
