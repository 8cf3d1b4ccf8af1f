import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { inWidth } from '../../testing/in-width.js';
import { Button } from '../actions/Button.js';
import { EmptyState } from './EmptyState.js';

const meta: Meta<typeof EmptyState> = {
  title: 'Primitives/Feedback/EmptyState',
  component: EmptyState,
  args: {
    icon: <Inbox />,
    title: 'Noch keine Bestellungen',
    children: 'Importieren Sie eine Datei oder legen Sie die erste Bestellung an.',
    action: <Button variant="primary">Bestellungen importieren</Button>,
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const WithWayOut: Story = {};
export const TitleOnly: Story = { args: { icon: undefined, children: undefined, action: undefined } };
export const LongText: Story = {
  args: { title: 'Keine Lieferadressenvalidierungsergebnisse der Versanddienstleister' },
  decorators: [inWidth(280)],
};
