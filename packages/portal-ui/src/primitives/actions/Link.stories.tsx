import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../../testing/in-width.js';
import { Link } from './Link.js';

const meta: Meta<typeof Link> = {
  title: 'Primitives/Link',
  component: Link,
  args: { children: 'NW-2026-48213', href: '#order' },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Plain: Story = { args: { variant: 'plain' } };

/** Opens another site in a new tab, announces that, and sends no referrer. */
export const External: Story = {
  args: { children: '00340434161094196', href: 'https://example.com/', isExternal: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /öffnet in neuem Tab/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** A text too long for its place wraps. */
export const LongText: Story = {
  args: { children: 'Freiwillige Feuerwehr Oberammergau-Unterammergau e. V., Ettaler Straße 1' },
  decorators: [inWidth(200)],
};

/** Keyboard focus shows a ring. */
export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link')).toHaveFocus());
  },
};
