import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { about } from '../testing/about.js';
import { arrived, ImportStory, next, toMapping } from '../testing/import-story.js';
import { orderFile } from '../testing/order-file.js';
import { OrderImportWizard } from './OrderImportWizard.js';

const meta: Meta<typeof OrderImportWizard> = {
  title: 'Order import/ManyRows',
  component: about(OrderImportWizard),
  render: (args) => (
    <ImportStory portal={{}}>
      <OrderImportWizard {...args} />
    </ImportStory>
  ),
  args: { onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** 100,000 rows are checked; the page holds only the visible rows. */
export const HundredThousandRows: Story = {
  play: async ({ canvasElement }) => {
    await toMapping(orderFile({ orders: 100_000, isShort: true }));
    await next();
    await arrived();
    const grid = screen.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '100001');
    await expect(canvasElement.querySelectorAll('[data-row]').length).toBeLessThan(60);
    canvasElement.querySelector<HTMLElement>('[data-row="0"] [data-column="0"]')?.focus();
    grid.parentElement?.scrollTo({ top: 2_000_000 });
    await waitFor(() => expect(screen.getAllByText('Neu').length).toBeGreaterThan(5));
  },
};
