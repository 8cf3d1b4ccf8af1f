import { expect, it } from 'vitest';
import { extractArgTypes, onlyOwnProps } from '../../../../.storybook/own-props.js';
import { about } from './about.js';

const LEFT_OUT = { name: 'undefined' };
const union = (...elements: readonly object[]) => ({ name: 'union', elements });
const PROPS = {
  size: {
    tsType: union({ name: 'literal', value: "'small'" }, { name: 'literal', value: "'medium'" }, LEFT_OUT),
  },
  isBusy: { tsType: union({ name: 'boolean' }, LEFT_OUT) },
  heading: { tsType: union({ name: 'ReactNode' }, LEFT_OUT) },
  rows: { tsType: { name: 'Array', raw: 'readonly Row[]', elements: [{ name: 'Row' }] }, required: true },
};

/** A widget as react-docgen describes it. */
const aWidget = () => Object.assign(() => null, { __docgenInfo: { props: PROPS } });

/** The args shown in the controls of a story. */
function toldOf(component: ReturnType<typeof aWidget>, initialArgs: Readonly<Record<string, unknown>>) {
  const argTypes = extractArgTypes(component as never);
  return onlyOwnProps({ component, argTypes, initialArgs } as never);
}

it('the table of props tells a union by its values', () => {
  expect(extractArgTypes(aWidget() as never)).toMatchObject({
    size: {
      table: { type: { summary: "'small' | 'medium'" } },
      type: { name: 'enum', value: ['small', 'medium'] },
    },
    rows: { table: { type: { summary: 'readonly Row[]' } }, type: { name: 'array', required: true } },
  });
});

it('changes what may be left out as what it is when it is there', () => {
  expect(extractArgTypes(aWidget() as never)).toMatchObject({
    isBusy: { type: { name: 'boolean' } },
    heading: { type: { name: 'string' } },
  });
});

it('what only a story knows stays out of the table of props', () => {
  expect(toldOf(aWidget(), { portal: {} })['portal']).toMatchObject({ table: { disable: true } });
});

it('offers no control for what a page around the widget does not hand on', () => {
  const widget = aWidget();
  expect(toldOf(widget, {})['isBusy']).not.toHaveProperty('control');
  const told = toldOf(about<unknown>(widget) as typeof widget, { size: 'small' });
  expect(told['isBusy']).toHaveProperty('control', false);
  expect(told['size']).not.toHaveProperty('control');
});

it('offers no control for what holds functions', () => {
  expect(toldOf(aWidget(), { rows: [{ id: 1 }] })['rows']).not.toHaveProperty('control');
  expect(toldOf(aWidget(), { rows: [{ text: () => '' }] })['rows']).toHaveProperty('control', false);
});
