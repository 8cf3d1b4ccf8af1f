import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWidth } from '../testing/in-width.js';
import { color } from '../theme/index.js';
import { Grid } from './Grid.js';
import type { GridItem } from './grid-item.js';

const items: readonly GridItem[] = [
  { i: 'Neueste Bestellungen', x: 0, y: 4, w: 7, h: 4 },
  { i: 'Diagramm', x: 0, y: 0, w: 8, h: 4 },
  { i: 'Ansprechperson', x: 8, y: 0, w: 4, h: 4 },
];

const meta: Meta<typeof Grid<GridItem>> = {
  title: 'Grid/Grid',
  component: Grid,
  args: {
    items,
    children: (item: GridItem) => (
      <section style={{ border: `1px solid ${color('rule')}`, padding: 16 }}>{item.i}</section>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Twelve columns; the items are read from the top left on, in whatever order they were passed. */
export const Places: Story = {
  play: async ({ canvasElement }) => {
    const read = [...canvasElement.querySelectorAll('section')].map((section) => section.textContent);
    await expect(read).toEqual(['Diagramm', 'Ansprechperson', 'Neueste Bestellungen']);
  },
};

/** In a narrow container the items are stacked. */
export const Narrow: Story = {
  decorators: [inWidth(360)],
  play: async ({ canvasElement }) => {
    const edges = [...canvasElement.querySelectorAll('section')].map(
      (one) => one.getBoundingClientRect().left,
    );
    await expect(new Set(edges).size).toBe(1);
  },
};

/** A grid without items. */
export const Empty: Story = { args: { items: [] } };
