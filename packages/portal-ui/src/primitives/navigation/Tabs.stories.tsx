import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../../testing/in-width.js';
import { useArgState } from '../../testing/keeping.js';
import { Tabs, type TabsProps } from './Tabs.js';

function Live(props: TabsProps) {
  const [value, setValue] = useArgState(props.value);
  return (
    <Tabs
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value);
        props.onChange(change);
      }}
    >
      {props.children || <p style={{ paddingTop: 16 }}>{value}</p>}
    </Tabs>
  );
}

const meta: Meta<typeof Tabs> = {
  title: 'Primitives/Navigation/Tabs',
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

/** Arrow keys switch; disabled tabs are skipped. */
export const Views: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Heute/ }));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: /Alle/ })).toHaveAttribute('aria-selected', 'true'),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'all' });
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('all');
  },
};

/** The row scrolls when the tabs are too long. */
export const LongText: Story = {
  args: {
    tabs: [
      { id: 'all', label: 'Alle Lieferadressenänderungen' },
      { id: 'open', label: 'Zur Versanddienstleisterabholung bereitgestellt' },
      { id: 'today', label: 'Heute zu versendende Nachnahmesendungen' },
    ],
  },
  decorators: [inWidth(360)],
};
