import type { SBType } from 'storybook/internal/types';

/** A type as react-docgen tells it. */
export interface DocgenType {
  readonly name: string;
  readonly raw?: string;
  readonly value?: string;
  readonly type?: string;
  readonly elements?: readonly DocgenType[];
}

/** A type in words, on one line; of a union its values. That a property may be left out is told by its name. */
export function summaryOf(type: DocgenType): string {
  return partsOf(type)
    .map(({ raw, value, name }) => raw ?? value ?? name)
    .join(' | ')
    .replaceAll(/\s+/g, ' ');
}

/**
 * The plain type a property is changed by: without `undefined` and `null`, which would make an object of it, one of the words where it is
 * a word, and text for what is drawn. Null where there is none.
 */
export function plainTypeOf(type: DocgenType): SBType | null {
  const words = wordsOf(type);
  if (words !== null) return { name: 'enum', value: words };
  const [kind, ...others] = new Set(
    partsOf(type)
      .filter(({ name }) => name !== 'null')
      .map(kindOf),
  );
  return kind === undefined || kind === 'other' || others.length > 0 ? null : { name: kind };
}

/** The words of a union of words alone; null for any other type. */
function wordsOf(type: DocgenType): string[] | null {
  const words = partsOf(type).map(({ value = '' }) => /^'([^']*)'$/.exec(value)?.[1]);
  return words.length > 1 && words.every((word) => word !== undefined) ? words : null;
}

const partsOf = (type: DocgenType): readonly DocgenType[] =>
  type.name === 'union' && type.elements
    ? type.elements.flatMap(partsOf)
    : [type].filter(({ name, value }) => name !== 'undefined' && value !== 'undefined');

function kindOf({ name, type }: DocgenType) {
  if (name === 'boolean' || name === 'number' || name === 'string') return name;
  if (name === 'ReactNode') return 'string';
  return type === 'function' ? 'function' : 'other';
}
