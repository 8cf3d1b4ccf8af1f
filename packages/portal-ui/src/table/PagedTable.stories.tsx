import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../testing/in-width.js';
import { Button } from '../primitives/index.js';
import { PagedTable, type PagedTableProps } from './PagedTable.js';
import { parcelColumns, parcels, type Parcel } from './parcels.story-data.js';

const turn = fn();
const retry = fn();

type Numbered = Parcel & { readonly id: number };
const PAGE = { entries: parcels(50).map((parcel, id) => ({ ...parcel, id })), foundCount: 1284 };

const meta: Meta<PagedTableProps<Numbered>> = {
  title: 'Table/PagedTable',
  component: PagedTable,
  render: (args) => <PagedTable {...args} />,
  args: {
    label: 'Bestellungen',
    columns: parcelColumns,
    rows: { list: PAGE, isLoading: false, error: null, retry },
    page: 2,
    pageSize: 50,
    onChange: turn,
    foundText: 'merchants.foundCount',
    heading: <h1>Händler</h1>,
    actions: <Button variant="primary">Händler anlegen</Button>,
  },
};
export default meta;
type Story = StoryObj<PagedTableProps<Numbered>>;

/** One page of many; the rows have their position among all. */
export const ManyRows: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('1.284 Händler gefunden');
    await userEvent.click(canvas.getByRole('button', { name: 'Seite 3' }));
    await waitFor(() => expect(turn).toHaveBeenLastCalledWith({ page: 3 }));
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '52');
  },
};

export const Empty: Story = {
  args: { page: 1, rows: { list: { entries: [], foundCount: 0 }, isLoading: false, error: null, retry } },
  play: async ({ canvas }) => void (await canvas.findByText('Noch keine Einträge')),
};

export const EmptyByFilter: Story = {
  args: { ...Empty.args, onClearFilters: fn() },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Filter leeren' })),
};

export const Loading: Story = {
  args: { rows: { list: undefined, isLoading: true, error: null, retry } },
  play: async ({ canvas }) => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'),
};

/** The old rows stay until the next page is loaded. */
export const NextPage: Story = {
  args: { rows: { list: PAGE, isLoading: true, error: null, retry } },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvas }) => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'),
};

export const Failed: Story = {
  args: { rows: { list: undefined, isLoading: false, error: new Error('offline'), retry } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(retry).toHaveBeenCalled());
  },
};

/** On a phone every row is a card. */
export const Phone: Story = {
  decorators: [inWidth(360)],
};
