import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
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

/** Many orders stand twice in the file: they are shown page by page, and all of them are left out by one press. */
export const ManyTwins: Story = {
  play: async ({ canvas }) => {
    const [header, ...rows] = orderFile({ orders: 30 }).trimEnd().split('\r\n');
    const again = rows.map((row) => row.replace('NW-', 'ZWEI-'));
    await toMapping([header, ...rows, ...again].join('\r\n'));
    await next();
    await arrived();
    const title = /30 Bestellungen gibt es wohl schon unter anderer Nummer/;
    await userEvent.click(await canvas.findByText(title));
    const list = canvas.getByRole('list', { name: title });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Alle auslassen' }));
    await canvas.findByText('30 bleiben aus');
    await expect(canvas.getByRole('button', { name: '30 Bestellungen importieren' })).toBeVisible();
    await canvas.findByRole('button', { name: 'Alle trotzdem anlegen' });
  },
};

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
