import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWidth, keepsToWidth } from '../../testing/in-width.js';
import { ProgressBar, QuietProgress } from './ProgressBar.js';

const meta: Meta<typeof ProgressBar> = {
  title: 'Primitives/Feedback/ProgressBar',
  component: ProgressBar,
  subcomponents: { QuietProgress: QuietProgress as never },
  args: { label: 'Bestellungen anlegen', value: 1200, maximum: 5000, valueText: '1.200 von 5.000' },
  decorators: [inWidth(420)],
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Progress with numbers, also in words for screen readers. */
export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Bestellungen anlegen' });
    await expect(bar).toHaveAttribute('aria-valuetext', '1.200 von 5.000');
    await expect(bar).toHaveAttribute('aria-valuenow', '24');
  },
};
export const Done: Story = { args: { value: 5000, valueText: '5.000 von 5.000' } };

/** Progress with an unknown end. */
export const Indeterminate: Story = {
  args: { label: 'Datei lesen', value: undefined, valueText: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow'),
};
export const LongText: Story = {
  args: {
    label: 'Versanddienstleisterbenachrichtigungen übermitteln',
    valueText: '1.200 von 5.000 Nachnahmesendungen',
  },
  decorators: [inWidth(280)],
  play: keepsToWidth,
};

/** The line of an area that loads for less than a second. */
export const Quiet: Story = { render: () => <QuietProgress label="Wird geladen" /> };
