import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ORDER_STATUSES } from '@kontor/portal-core/orders';
import { inWidth, keepsToWidth } from '../../testing/in-width.js';
import { Badge, StatusBadge } from './Badge.js';

const TONES = ['neutral', 'open', 'success', 'info', 'warning', 'danger', 'accent'] as const;

const meta: Meta<typeof Badge> = {
  title: 'Primitives/Feedback/Badge',
  component: Badge,
  subcomponents: { StatusBadge: StatusBadge as never },
  args: { children: 'Neu', tone: 'accent' },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Every colour. */
export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      {TONES.map((tone) => (
        <Badge key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
  argTypes: { tone: { control: false } },
};

export const Outlined: Story = { args: { children: 'Offen', tone: 'open', isOutlined: true } };
export const Struck: Story = { args: { children: 'Storniert', tone: 'neutral', isStruck: true } };

/** The statuses of an order; the empty status shows nothing. */
export const OfOrders: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      {ORDER_STATUSES.map((status) => (
        <StatusBadge key={status} status={status} label={status} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelectorAll('[data-tone]')).toHaveLength(ORDER_STATUSES.length - 1),
};

/** A text longer than its place wraps. */
export const LongText: Story = {
  args: { children: 'Nachnahmesendung angehalten', tone: 'warning' },
  decorators: [inWidth(120)],
  play: keepsToWidth,
};
