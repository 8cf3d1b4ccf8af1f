import type { Meta, StoryObj } from '@storybook/react-vite';
import { inWidth } from '../../testing/in-width.js';
import { Button } from '../actions/Button.js';
import { Alert } from './Alert.js';

const meta: Meta<typeof Alert> = {
  title: 'Primitives/Feedback/Alert',
  component: Alert,
  args: { level: 'danger', title: 'Anmeldung fehlgeschlagen' },
  decorators: [inWidth(520)],
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = { args: { level: 'success', title: '1.996 Bestellungen importiert' } };
export const Info: Story = {
  args: {
    level: 'info',
    title: undefined,
    children: 'Die Datei wurde als Windows-1252 mit Semikolon gelesen.',
  },
};
export const Warning: Story = {
  args: {
    level: 'warning',
    title: '31 Bestellungen sind schon vorhanden',
    children: 'Sie werden nicht noch einmal angelegt.',
  },
};

/** Says what happened, what is safe and what to do. */
export const Danger: Story = {
  args: {
    title: 'Die Verbindung ist unterbrochen',
    children: 'Was schon angelegt ist, bleibt. Versuchen Sie es erneut, es geht an derselben Stelle weiter.',
    actions: <Button size="small">Erneut versuchen</Button>,
  },
};

/** Long German words fit. */
export const LongText: Story = {
  args: {
    level: 'warning',
    title: 'Versanddienstleisterbenachrichtigungen unvollständig',
    children: 'Die Lieferadressenvalidierungsergebnisse von 31 Bestellungen fehlen noch.',
  },
  decorators: [inWidth(280)],
};
