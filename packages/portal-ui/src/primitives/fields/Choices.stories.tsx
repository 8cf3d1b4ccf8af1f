import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox, type CheckboxProps } from './Checkbox.js';
import { RadioGroup, SegmentedControl, type RadioGroupProps } from './RadioGroup.js';
import { Switch } from './Switch.js';

function LiveCheckbox(props: CheckboxProps) {
  const [isSelected, setSelected] = useState(props.isSelected);
  return (
    <Checkbox
      {...props}
      isSelected={isSelected}
      onChange={(change) => {
        setSelected(change.isSelected);
        props.onChange?.(change);
      }}
    />
  );
}

function LiveGroup({ as: Group, ...props }: RadioGroupProps & { readonly as: typeof RadioGroup }) {
  const [value, setValue] = useState(props.value);
  return (
    <Group
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value);
        props.onChange(change);
      }}
    />
  );
}

const meta: Meta<typeof Checkbox> = {
  title: 'Primitives/Choices',
  component: Checkbox,
  args: { label: 'Alle Händler anzeigen', isSelected: false, onChange: fn() },
  render: (args) => <LiveCheckbox {...args} />,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Alle Händler anzeigen' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith({ isSelected: true });
  },
};
export const Ticked: Story = { args: { isSelected: true } };
export const Indeterminate: Story = { args: { isIndeterminate: true } };
export const Disabled: Story = { args: { isDisabled: true, isSelected: true } };

const modes = [
  { value: 'lines', label: 'Eine Zeile je Artikel', note: 'Folgezeilen gehören zur selben Bestellung.' },
  { value: 'commas', label: 'Artikel mit Komma getrennt' },
  { value: 'none', label: 'Nicht angeboten', isDisabled: true },
];
const change = fn();

/** Arrow keys choose, as in every radio group. */
export const Radios: Story = {
  render: () => (
    <LiveGroup as={RadioGroup} label="Aufbau der Datei" options={modes} value="lines" onChange={change} />
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'Eine Zeile je Artikel' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Artikel mit Komma getrennt' })).toBeChecked();
  },
};

export const Segments: Story = {
  render: () => (
    <LiveGroup
      as={SegmentedControl}
      label="Zeilen"
      isLabelHidden
      options={[
        { value: 'all', label: 'Alle 2.032' },
        { value: 'errors', label: 'Nur Fehler 5' },
      ]}
      value="all"
      onChange={change}
    />
  ),
};

export const Switches: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Switch label="Dunkle Darstellung" isSelected />
      <Switch label="Kompakte Zeilen" isSelected={false} />
      <Switch label="Nicht verfügbar" isSelected={false} isDisabled />
    </div>
  ),
};

/** A long label goes on below itself, beside the box. */
export const LongText: Story = {
  args: {
    label:
      'Benachrichtigungen über Lieferadressenänderungen auch an die Versanddienstleister der angehaltenen Bestellungen senden',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
};

export const Wrong: Story = { args: { isInvalid: true } };
