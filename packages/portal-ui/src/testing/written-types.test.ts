import { expect, it } from 'vitest';
import { propertiesIn, tellWrittenTypes } from '../../../../.storybook/written-types.js';

const SOURCE = `
interface MenuProps {
  /** The entries,
   * in order. */
  readonly items: readonly MenuItem[];
  readonly onChoose?: ((item: MenuItem | null) => void) | undefined;
  readonly failure?: { readonly error: unknown; readonly retry: () => void } | null;
}
`;

/** A module as react-docgen leaves it. */
const told = (props: object, source = SOURCE) => `${source}\n;Menu.__docgenInfo=${JSON.stringify({ props })}`;
const typesOf = (code: string) => {
  const json = /__docgenInfo=(\{.*\})$/m.exec(code)?.[1] ?? '{}';
  const { props } = JSON.parse(json) as { readonly props: Readonly<Record<string, { tsType: unknown }>> };
  return Object.fromEntries(Object.entries(props).map(([name, { tsType }]) => [name, tsType]));
};
const nothing = () => [];

it('a property is read with what is said of it, to the end of its type', () => {
  expect(propertiesIn(SOURCE)).toEqual([
    { name: 'items', description: 'The entries, in order.', type: 'readonly MenuItem[]' },
    { name: 'onChoose', description: '', type: '((item: MenuItem | null) => void) | undefined' },
    {
      name: 'failure',
      description: '',
      type: '{ readonly error: unknown; readonly retry: () => void } | null',
    },
  ]);
});

it('a type that is unknown is told as it was written, a function as one', () => {
  const code = told({
    items: { tsType: { name: 'unknown' }, description: 'The entries, in order.' },
    onChoose: { tsType: { name: 'union', elements: [{ name: 'unknown' }, { name: 'undefined' }] } },
    rows: { tsType: { name: 'union', raw: 'readonly Row[] | null', elements: [{ name: 'unknown' }] } },
    label: { tsType: { name: 'string' } },
  });
  expect(typesOf(tellWrittenTypes(code, nothing))).toEqual({
    items: { name: 'written', raw: 'readonly MenuItem[]' },
    onChoose: { name: 'signature', type: 'function', raw: '(item: MenuItem | null) => void' },
    rows: { name: 'written', raw: 'readonly Row[] | null' },
    label: { name: 'string' },
  });
});

it('a type from another file is found by its name and what is said of it', () => {
  const code = told({ items: { tsType: { name: 'unknown' }, description: 'The entries, in order.' } }, '');
  expect(typesOf(tellWrittenTypes(code, () => propertiesIn(SOURCE)))).toEqual({
    items: { name: 'written', raw: 'readonly MenuItem[]' },
  });
});

it('each component of a file is told, all of them on one line', () => {
  const props = { items: { tsType: { name: 'unknown' }, description: 'The entries, in order.' } };
  const code = `${told(props)};SmallMenu.__docgenInfo=${JSON.stringify({ props })}`;
  const written = tellWrittenTypes(code, nothing);
  expect(written).not.toContain('unknown"');
  expect(written.match(/"raw":"readonly MenuItem\[\]"/g)).toHaveLength(2);
});
