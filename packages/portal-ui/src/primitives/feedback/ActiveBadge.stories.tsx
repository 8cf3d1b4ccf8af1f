import type { Meta, StoryObj } from '@storybook/react-vite';
import { about } from '../../testing/about.js';
import { ActiveBadge } from './ActiveBadge.js';

const meta: Meta<typeof ActiveBadge> = {
  title: 'Primitives/ActiveBadge',
  component: about(ActiveBadge),
  args: { isActive: true },
};
export default meta;
type Story = StoryObj<typeof ActiveBadge>;

export const Active: Story = {
  play: async ({ canvas }) => void (await canvas.findByText('aktiv')),
};

export const SwitchedOff: Story = {
  args: { isActive: false },
  play: async ({ canvas }) => void (await canvas.findByText('abgeschaltet')),
};

/** Off because of something above it. */
export const WithItsOwnWord: Story = {
  args: { isActive: false, offText: 'Händler abgeschaltet' },
  play: async ({ canvas }) => void (await canvas.findByText('Händler abgeschaltet')),
};
