import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stepper } from './Stepper.js';

const meta: Meta<typeof Stepper> = {
  title: 'Primitives/Navigation/Stepper',
  component: Stepper,
  args: {
    label: 'Import',
    steps: ['Datei hochladen', 'Zuordnung', 'Daten prüfen', 'Fertig'],
    current: 2,
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** The present step is announced as such. */
export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const present = canvas.getAllByRole('listitem').filter((step) => step.ariaCurrent === 'step');
    await expect(present.map((step) => step.textContent)).toEqual([expect.stringContaining('Daten prüfen')]);
  },
};
export const Begun: Story = { args: { current: 0 } };

/** All steps are done; none is the present one. */
export const Done: Story = {
  args: { current: 4 },
  play: async ({ canvas }) => {
    for (const step of canvas.getAllByRole('listitem')) await expect(step.ariaCurrent).not.toBe('step');
  },
};
export const LongText: Story = {
  args: {
    steps: ['Versanddienstleisterauswahl', 'Lieferadressenvalidierung', 'Benachrichtigungseinstellungen'],
  },
};
