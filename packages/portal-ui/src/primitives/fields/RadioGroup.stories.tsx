import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../../testing/in-width.js';
import { keeping } from '../../testing/keeping.js';
import { RadioGroup, SegmentedControl } from './RadioGroup.js';

const Radios = keeping(RadioGroup, 'value');
const Segments = keeping(SegmentedControl, 'value');

const meta: Meta<typeof RadioGroup> = {
  title: 'Primitives/Choices/RadioGroup',
  component: RadioGroup,
  subcomponents: { SegmentedControl: SegmentedControl as never },
  args: {
    label: 'Aufbau der Datei',
    options: [
      { value: 'lines', label: 'Eine Zeile je Artikel', note: 'Folgezeilen gehören zur selben Bestellung.' },
      { value: 'commas', label: 'Artikel mit Komma getrennt' },
      { value: 'none', label: 'Nicht angeboten', isDisabled: true },
    ],
    value: 'lines',
    onChange: fn(),
  },
  render: (args) => <Radios {...args} />,
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrow keys choose, as in every radio group. */
export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: 'Eine Zeile je Artikel' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: 'Artikel mit Komma getrennt' })).toBeChecked(),
    );
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'commas' });
  },
};

export const Empty: Story = { args: { value: null } };
export const Wrong: Story = { args: { value: null, isRequired: true, error: 'Bitte einen Aufbau wählen' } };
export const Disabled: Story = { args: { isDisabled: true } };

/** Read-only: it can be focused and read, but not changed. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Artikel mit Komma getrennt'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Long labels wrap beside the circle. */
export const LongText: Story = {
  args: {
    options: [
      {
        value: 'lines',
        label: 'Lieferadressenvalidierungsergebnisse an den Versanddienstleister übermitteln',
        note: 'Benachrichtigungseinstellungen der angehaltenen Nachnahmesendungen gelten weiter.',
      },
    ],
  },
  decorators: [inWidth(280)],
};

/** Views of the same thing, side by side. */
export const AsSegments: Story = {
  args: {
    label: 'Zeilen',
    isLabelHidden: true,
    options: [
      { value: 'all', label: 'Alle 2.032' },
      { value: 'errors', label: 'Nur Fehler 5' },
    ],
    value: 'all',
  },
  render: (args) => <Segments {...args} />,
};
