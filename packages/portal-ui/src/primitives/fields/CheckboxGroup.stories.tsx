import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../../testing/in-width.js';
import { keeping } from '../../testing/keeping.js';
import { CheckboxGroup } from './CheckboxGroup.js';

const Live = keeping(CheckboxGroup, 'values');

const meta: Meta<typeof CheckboxGroup> = {
  title: 'Primitives/Choices/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Berechtigungen',
    options: [
      { value: 'read', label: 'Bestellungen lesen', note: 'Auch als Datei.' },
      { value: 'import', label: 'Bestellungen importieren' },
      { value: 'none', label: 'Nicht angeboten', isDisabled: true },
    ],
    values: ['import'],
    onChange: fn(),
  },
  render: (args) => <Live {...args} />,
};
export default meta;

type Story = StoryObj<typeof meta>;

/** The ticked values are told in the order of the options. */
export const Ticked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Bestellungen lesen' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Bestellungen lesen' })).toBeChecked());
    await expect(args.onChange).toHaveBeenCalledWith({ values: ['read', 'import'] });
  },
};

export const Empty: Story = { args: { values: [] } };
export const Wrong: Story = { args: { values: [], isRequired: true, error: 'Dieses Feld ist erforderlich' } };
export const Disabled: Story = { args: { isDisabled: true } };

/** Long labels wrap beside the box. */
export const LongText: Story = {
  args: {
    options: [
      {
        value: 'read',
        label: 'Lieferadressenvalidierungsergebnisse an den Versanddienstleister übermitteln',
        note: 'Benachrichtigungseinstellungen der angehaltenen Nachnahmesendungen gelten weiter.',
      },
    ],
  },
  decorators: [inWidth(280)],
};
