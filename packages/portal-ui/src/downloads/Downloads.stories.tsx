import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { cmsBlocksList } from '@kontor/portal-core/cms-blocks';
import { expect } from 'storybook/test';
import { about } from '../testing/about.js';
import { answer } from '../testing/answer.js';
import { broken, forbidden, silent } from '../testing/refusal.js';
import { createFakeCmsPortal, SOME_BLOCKS, type FakeCmsPortalOptions } from '../testing/fake-cms-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { LONG_NAME, LONG_WORD } from '../testing/long-texts.js';
import { Downloads, type DownloadsProps } from './Downloads.js';

function Example({ heading, ...options }: FakeCmsPortalOptions & DownloadsProps) {
  const [portal] = useState(() => createFakeCmsPortal(options));
  return (
    <InPortal portal={portal}>
      <Downloads heading={heading} />
    </InPortal>
  );
}

const meta: Meta<typeof Example> = {
  title: 'Downloads/Downloads',
  component: about(Downloads),
  render: (args) => <Example {...args} />,
  args: { heading: <h1>Downloads</h1> },
};
export default meta;
type Story = StoryObj<typeof Example>;

/** The current user's blocks of the type downloads with their files; other blocks are left out. */
export const Blocks: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Merkblatt Anlieferung' });
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Merkblatt Anlieferung.pdf' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/media\//),
    );
  },
};

export const None: Story = {
  args: { blocks: [] },
  play: async ({ canvas }) => void (await canvas.findByText('Für diesen Benutzer gibt es keine Downloads')),
};
export const Loading: Story = { args: { answers: [answer(cmsBlocksList, silent)] } };
export const Failed: Story = {
  args: { answers: [answer(cmsBlocksList, broken)] },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Erneut versuchen' })),
};

const [, LEAFLET] = SOME_BLOCKS as readonly [unknown, NonNullable<FakeCmsPortalOptions['blocks']>[number]];

/** Two hundred leaflets, one below the other. */
export const Many: Story = {
  args: {
    blocks: Array.from({ length: 200 }, (_, index) => ({
      ...LEAFLET,
      id: 100 + index,
      name: `Merkblatt ${index + 1}`,
    })),
  },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'Merkblatt 200' })),
};

/** Long names break; nothing scrolls sideways. */
export const LongTexts: Story = {
  args: { blocks: [{ ...LEAFLET, name: LONG_NAME, content: `<p>${LONG_WORD.repeat(4)}</p>` }] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: LONG_NAME });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Users without the right see a message instead. */
export const NotAllowed: Story = {
  args: { answers: [answer(cmsBlocksList, forbidden)] },
  play: async ({ canvas }) => void (await canvas.findByText('Das ist Ihnen nicht erlaubt')),
};
