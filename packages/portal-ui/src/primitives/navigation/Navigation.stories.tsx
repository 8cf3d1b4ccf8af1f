import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stepper } from './Stepper.js';
import { Tabs, type TabsProps } from './Tabs.js';

function Live(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value);
        props.onChange(change);
      }}
    >
      <p style={{ paddingTop: 16 }}>{value}</p>
    </Tabs>
  );
}

const meta: Meta<typeof Tabs> = {
  title: 'Primitives/Navigation',
  component: Tabs,
  args: {
    label: 'Ansichten',
    tabs: [
      { id: 'all', label: 'Alle', count: '1.284' },
      { id: 'open', label: 'Offen', count: '96' },
      { id: 'today', label: 'Heute zu versenden', count: '41' },
      { id: 'none', label: 'Ohne Sendungsnummer', isDisabled: true },
    ],
    value: 'all',
    onChange: fn(),
    children: '',
  },
  render: (args) => <Live {...args} />,
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrow keys turn over, disabled ones are passed over. */
export const Views: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Heute/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Alle/ })).toHaveAttribute('aria-selected', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'all' });
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('all');
  },
};

const steps = ['Datei hochladen', 'Zuordnung', 'Daten prüfen', 'Fertig'];

export const Steps: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {[0, 2, 4].map((current) => (
        <Stepper key={current} label={`Import ${current}`} steps={steps} current={current} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').filter((step) => step.ariaCurrent === 'step')).toHaveLength(
      2,
    );
  },
};

/** More words than room: the row scrolls. */
export const LongText: Story = {
  args: {
    tabs: [
      { id: 'all', label: 'Alle Lieferadressenänderungen' },
      { id: 'open', label: 'Zur Versanddienstleisterabholung bereitgestellt' },
      { id: 'today', label: 'Heute zu versendende Nachnahmesendungen' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 360 }}>
        <Story />
      </div>
    ),
  ],
};
