import { useState, type CSSProperties } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useArgState } from '../testing/keeping.js';
import { Table } from './Table.js';
import { TableFooter } from './pages/TableFooter.js';
import { Pager } from './pages/Pager.js';
import { parcelColumns, parcels, type Parcel } from './parcels.story-data.js';
import type { Selection } from './selection.js';
import type { Sort } from './sorting.js';
import type { TableProps } from './table-props.js';
import { Button } from '../primitives/index.js';

const meta: Meta<typeof Table<Parcel>> = {
  title: 'Table/Table',
  component: Table,
  args: {
    label: 'Bestellungen',
    columns: parcelColumns,
    rows: parcels(50),
    rowId: (row) => row.number,
    onOpen: fn(),
  },
  // A set cannot be written.
  argTypes: { selection: { control: false } },
};
export default meta;

type Story = StoryObj<typeof meta>;

const NEWEST_FIRST: Sort = { columnId: 'date', direction: 'descending' };

function Live(props: TableProps<Parcel>) {
  const [selection, setSelection] = useState<Selection>(props.selection ?? new Set());
  const [sort, setSort] = useArgState(props.sort ?? NEWEST_FIRST);
  const [openId, setOpenId] = useArgState(props.openId ?? null);
  return (
    <Table
      {...props}
      sort={sort}
      onSort={(next) => {
        setSort(next);
        props.onSort?.(next);
      }}
      selection={selection}
      onSelectionChange={(change) => setSelection(change.selection)}
      bulkActions={props.bulkActions ?? <Button size="small">Anhalten</Button>}
      openId={openId}
      onOpen={(place) => {
        setOpenId(place.row.number);
        props.onOpen?.(place);
      }}
    />
  );
}

const foot = (
  <TableFooter count="1.284 Bestellungen gefunden">
    <Pager page={1} pageSize={50} totalCount={1284} onChange={fn()} />
  </TableFooter>
);

/** A page of fifty, as the orders page shows it. */
export const OnePage: Story = { render: (args) => <Live {...args} />, args: { footer: foot } };

/** A larger font, which a partner may choose, has wider columns: days and numbers are complete. */
export const LargeLetters: Story = {
  render: (args) => (
    <div style={{ '--kontor-font-size-sm': '18px' } as CSSProperties}>
      <Live {...args} />
    </div>
  ),
  args: { rows: parcels(3) },
  play: async ({ canvas }) => {
    for (const text of ['NW-2026-48213', '21.11.2026']) {
      const cell = canvas.getByText(text).closest('td, th')!;
      await waitFor(() => expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth));
    }
  },
};

/** A hundred thousand rows, of which only the visible ones are rendered. */
export const ManyRows: Story = {
  render: (args) => <Live {...args} />,
  args: { rows: parcels(100_000) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
    await expect(canvasElement.querySelectorAll('[data-row]').length).toBeLessThan(60);
    await waitFor(() => expect(canvasElement.querySelector('[data-gap]')).toBeInTheDocument());
    canvasElement.querySelector<HTMLElement>('[data-row="0"]')?.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row', '99999'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row', '0'));
  },
};

/** A row keeps the focus, and a key pressed at once counts, while what draws thousands of rows is still on its way. */
export const ManyRowsAtOnce: Story = {
  render: (args) => <Live {...args} />,
  args: { rows: parcels(5000) },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-row="3"]')?.focus();
    await waitFor(() => expect(canvasElement.querySelector('[data-gap]')).toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row', '3'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row', '4999'));
  },
};

/** The keys of one page keep the focused row in sight, below the head. */
export const KeysWithinAPage: Story = {
  render: (args) => <Live {...args} />,
  args: { rows: parcels(60), maxHeight: '320px' },
  play: async ({ canvasElement }) => {
    const head = () => canvasElement.querySelector('thead th')!.getBoundingClientRect();
    const row = () => document.activeElement!.getBoundingClientRect();
    canvasElement.querySelector<HTMLElement>('[data-row="0"]')?.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row', '59'));
    await waitFor(() => expect(row().bottom).toBeLessThanOrEqual(head().top + 322));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row', '0'));
    await waitFor(() => expect(row().top).toBeGreaterThanOrEqual(head().bottom - 1));
  },
};

/** The first rows are loading. */
export const Loading: Story = { args: { rows: [], isLoading: true } };

/** The next page is loading; the old one stays, dimmed: inactive for a moment, so its contrast may be lower. */
export const LoadingNextPage: Story = {
  args: { isLoading: true, footer: foot },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};

/** No results, with a button to clear the filters. */
export const NothingFound: Story = { args: { rows: [], onClearFilters: fn() } };

/** There is no data at all. */
export const Empty: Story = { args: { rows: [], emptyText: 'Noch keine Bestellungen' } };

/** A page that no longer exists: it does not say that there is no data at all. */
export const BeyondTheEnd: Story = {
  args: { rows: [], rowOffset: 100, totalCount: 60, emptyText: 'Noch keine Bestellungen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('So viele Seiten hat die Liste nicht mehr')).toBeVisible();
    await expect(canvas.queryByText('Noch keine Bestellungen')).toBeNull();
  },
};

/** The same when no results are left on the earlier pages either. */
export const BeyondTheEndOfNothing: Story = {
  ...BeyondTheEnd,
  args: { ...BeyondTheEnd.args, totalCount: 0 },
};

/** Loading failed. */
export const Failed: Story = {
  args: {
    rows: [],
    error: { message: 'Der Server antwortet nicht. Prüfen Sie Ihre Verbindung.', onRetry: fn() },
  },
};

/** On a phone every row is a card. */
export const Cards: Story = {
  render: (args) => (
    <div style={{ maxWidth: 342 }}>
      <Live {...args} />
    </div>
  ),
  args: { rows: parcels(8), footer: foot },
};

/** More columns than fit: the row's name and its actions stay visible. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxWidth: 760 }}>
      <Live {...args} />
    </div>
  ),
  args: { rows: parcels(12) },
};
