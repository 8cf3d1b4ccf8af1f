import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ImportStory, next, PATIENT, toMapping } from '../testing/import-story.js';
import { orderFile } from '../testing/order-file.js';
import { OrderImportWizard } from './OrderImportWizard.js';

const meta: Meta<typeof OrderImportWizard> = {
  title: 'Order import/ManyRows',
  component: OrderImportWizard,
  render: (args) => (
    <ImportStory portal={{}}>
      <OrderImportWizard {...args} />
    </ImportStory>
  ),
  args: { onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Of the time the check takes, the page may be held up for so much: checking on the page itself would come to all of it. */
const HELD_UP_AT_MOST = 0.7;

/** 100,000 rows are checked in the worker: the page stays free, and holds only the rows in sight. */
export const HundredThousandRows: Story = {
  play: async ({ canvasElement }) => {
    let heldUp = 0;
    const observer = new PerformanceObserver((list) => {
      for (const task of list.getEntries()) heldUp += task.duration;
    });
    await toMapping(orderFile({ orders: 100_000, isShort: true }));
    const begun = performance.now();
    observer.observe({ type: 'longtask' });
    await next();
    // Asked for by selector: looking through the whole page by role, again and again, would hold the page up itself.
    await waitFor(() => expect(canvasElement.querySelector('[role="grid"]')).not.toBeNull(), PATIENT);
    const took = performance.now() - begun;
    observer.disconnect();
    const grid = screen.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '100001');
    await expect(heldUp / took).toBeLessThan(HELD_UP_AT_MOST);
    await expect(canvasElement.querySelectorAll('[data-row]').length).toBeLessThan(60);
    canvasElement.querySelector<HTMLElement>('[data-row="0"] [data-column="0"]')?.focus();
    grid.parentElement?.scrollTo({ top: 2_000_000 });
    await waitFor(() => expect(screen.getAllByText('Neu').length).toBeGreaterThan(5));
  },
};
