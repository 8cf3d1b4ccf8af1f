import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWidth } from '../../testing/in-width.js';
import { Fact, Facts } from './Facts.js';

const meta: Meta<typeof Facts> = {
  title: 'Primitives/Facts',
  component: Facts,
  args: {
    children: (
      <>
        <Fact label="Bestelldatum">22.11.2026</Fact>
        <Fact label="Kundenreferenz">NW-2026-48213</Fact>
        <Fact label="Versandart">Standard</Fact>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** All terms are as wide as the longest. */
export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    const starts = canvas.getAllByRole('definition').map((fact) => fact.getBoundingClientRect().left);
    await expect(new Set(starts).size).toBe(1);
  },
};

export const Ruled: Story = { args: { layout: 'ruled' } };

/** On a phone a fact has the whole line below its term, which an editor in its place needs. */
export const RuledOnAPhone: Story = {
  ...Ruled,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    for (const fact of canvas.getAllByRole('definition'))
      await expect(fact.clientWidth).toBe(fact.parentElement?.clientWidth);
  },
};

export const Tiles: Story = { args: { layout: 'tiles' } };

const LONG = {
  children: (
    <>
      <Fact label="Voraussichtliche Wiederverfügbarkeit beim Lieferanten">
        Freiwillige Feuerwehr Oberammergau-Unterammergau e. V., Ettaler Straße 1
      </Fact>
      <Fact label="SHA-256">{'9f86d081884c7d659a2feaa0c55ad015'.repeat(2)}</Fact>
    </>
  ),
};

/** Terms and facts wrap; nothing is cut off. */
export const LongText: Story = {
  args: LONG,
  decorators: [inWidth(280)],
  play: async ({ canvas }) => {
    for (const fact of canvas.getAllByRole('definition'))
      await expect(fact.scrollWidth).toBeLessThanOrEqual(fact.clientWidth);
  },
};

export const LongTiles: Story = { args: { ...LONG, layout: 'tiles' }, decorators: [inWidth(280)] };
