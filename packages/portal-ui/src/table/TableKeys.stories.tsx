import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../primitives/index.js';
import { CellButton } from './cell-parts.js';
import type { Column } from './columns/column.js';
import { parcelColumns, parcels, type Parcel } from './parcels.story-data.js';
import type { Selection } from './selection.js';
import { Table } from './Table.js';
import type { TableProps } from './table-props.js';

const selected = fn();

function Selectable(props: TableProps<Parcel>) {
  const [selection, setSelection] = useState<Selection>(new Set());
  return (
    <>
      <Table
        {...props}
        selection={selection}
        onSelectionChange={(change) => {
          setSelection(change.selection);
          selected([...change.selection]);
        }}
        bulkActions={props.bulkActions ?? <Button size="small">Anhalten</Button>}
      />
      <Button>Danach</Button>
    </>
  );
}

const meta: Meta<typeof Table<Parcel>> = {
  title: 'Table/Keyboard and mouse',
  component: Table,
  args: {
    label: 'Bestellungen',
    columns: parcelColumns,
    rows: parcels(12),
    rowId: (row) => row.number,
    onOpen: fn(),
    onSort: fn(),
    sort: { columnId: 'date', direction: 'ascending' },
  },
  // A set cannot be written.
  argTypes: { selection: { control: false } },
  render: (args) => <Selectable {...args} />,
};
export default meta;

type Story = StoryObj<typeof meta>;

const rowAt = (root: HTMLElement, index: number) =>
  root.querySelector<HTMLElement>(`[data-row="${index}"]`) as HTMLElement;

/** Arrow keys and j/k move, Enter opens, left and right go into the row and back. */
export const MoveAndOpen: Story = {
  play: async ({ canvasElement, args }) => {
    rowAt(canvasElement, 0).focus();
    await userEvent.keyboard('{ArrowDown}jk{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(rowAt(canvasElement, 2)));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ rowIndex: 2 })));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('NW-2026-48219'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(document.activeElement).toBe(rowAt(canvasElement, 2)));
  },
};

/** Tab goes on from the last place in the rows, Shift and Tab from the first: past all the links between. */
export const TabLeaves: Story = {
  play: async ({ canvasElement }) => {
    rowAt(canvasElement, 2).focus();
    await fireEvent.keyDown(rowAt(canvasElement, 2), { key: 'Tab' });
    await waitFor(() =>
      expect(document.activeElement).toBe([...canvasElement.querySelectorAll('tbody button')].at(-1)),
    );
    rowAt(canvasElement, 2).focus();
    await fireEvent.keyDown(rowAt(canvasElement, 2), { key: 'Tab', shiftKey: true });
    await waitFor(() => expect(document.activeElement).toBe(rowAt(canvasElement, 0)));
  },
};

/** Space selects, Shift and arrows extend, Escape lets go. */
export const SelectByKeys: Story = {
  play: async ({ canvas, canvasElement }) => {
    rowAt(canvasElement, 1).focus();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await waitFor(() => expect(canvas.getByText('3 ausgewählt')).toBeVisible());
    await expect(rowAt(canvasElement, 3)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('3 ausgewählt')).toBeNull());
  },
};

/** A press with Shift selects everything since the last one; the box at the head selects the page. */
export const SelectByMouse: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const user = userEvent.setup();
    const box = (index: number) => rowAt(canvasElement, index).querySelector('input') as HTMLElement;
    await user.click(box(2));
    await user.keyboard('{Shift>}');
    await user.click(box(6));
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(canvas.getByText('5 ausgewählt')).toBeVisible());
    await user.click(canvas.getByRole('checkbox', { name: 'Alle Zeilen dieser Seite auswählen' }));
    await waitFor(() => expect(selected.mock.lastCall?.[0]).toHaveLength(12));
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

/** A press on the head turns the order round; on another it starts ascending. */
export const SortByHead: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Datum' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Datum' }));
    await waitFor(() =>
      expect(args.onSort).toHaveBeenLastCalledWith({ columnId: 'date', direction: 'descending' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await waitFor(() =>
      expect(args.onSort).toHaveBeenLastCalledWith({ columnId: 'status', direction: 'ascending' }),
    );
  },
};

const held = fn<(row: Parcel) => void>();

/** A button that is disabled by its own press, like the one that holds an order. */
function Holding({ takesAway = false, ...props }: TableProps<Parcel> & { readonly takesAway?: boolean }) {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const rows = takesAway ? props.rows.filter(({ number }) => !done.has(number)) : props.rows;
  const actions: Column<Parcel> = {
    id: 'actions',
    header: 'Aktionen',
    text: () => '',
    width: 84,
    renderCell: (row) => (
      <CellButton
        label={`${row.number} anhalten`}
        isDisabled={done.has(row.number)}
        onPress={() => {
          held(row);
          setDone(new Set([...done, row.number]));
        }}
      />
    ),
  };
  return <Selectable {...props} rows={rows} columns={[...parcelColumns.slice(0, 3), actions]} />;
}

/** A button that becomes greyed under the reader's finger keeps the focus, does nothing more, and lets the arrow keys go on. */
export const GreyedButton: Story = {
  render: (args) => <Holding {...args} />,
  play: async ({ canvas, canvasElement }) => {
    held.mockClear();
    const [first, second] = await canvas.findAllByRole('button', { name: /anhalten$/ });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(first).toHaveAttribute('aria-disabled', 'true'));
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(held).toHaveBeenCalledOnce());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(rowAt(canvasElement, 0)).toContainElement(document.activeElement as HTMLElement),
    );
    await expect(first).not.toHaveFocus();
    await expect(second).toBeEnabled();
  },
};

/** A button that takes its own row away leaves the focus on the row that follows. */
export const RowGoes: Story = {
  render: (args) => <Holding {...args} takesAway />,
  play: async ({ canvas, canvasElement }) => {
    const [, second, third] = await canvas.findAllByRole('button', { name: /anhalten$/ });
    const next = third?.closest('[data-row]') as HTMLElement;
    second?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(second).not.toBeInTheDocument());
    await expect(next).toHaveFocus();
    await expect(rowAt(canvasElement, 1)).toBe(next);
  },
};

/** Where the last row goes, the one before it has the focus, in sight. */
export const LastRowGoes: Story = {
  render: (args) => <Holding {...args} takesAway />,
  args: { maxHeight: '240px' },
  play: async ({ canvas, canvasElement }) => {
    const last = (await canvas.findAllByRole('button', { name: /anhalten$/ })).at(-1);
    last?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(last).not.toBeInTheDocument());
    const row = rowAt(canvasElement, 10);
    await expect(row).toHaveFocus();
    const { top, bottom } = row.getBoundingClientRect();
    const scroller = canvas.getByRole('grid').parentElement!.getBoundingClientRect();
    await expect(top).toBeGreaterThan(scroller.top);
    await expect(bottom).toBeLessThanOrEqual(scroller.bottom);
  },
};

/** Where the only row goes, the focus stays with the table, on what says that there is none. */
export const OnlyRowGoes: Story = {
  render: (args) => <Holding {...args} takesAway />,
  args: { rows: parcels(1) },
  play: async ({ canvas }) => {
    const only = await canvas.findByRole('button', { name: /anhalten$/ });
    only.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(only).not.toBeInTheDocument());
    await expect(canvas.getByText('Noch keine Einträge')).toBeVisible();
    await expect(canvas.getByRole('grid').parentElement).toHaveFocus();
  },
};

/** The second press of a double click does nothing: where the first took the row away, the next one stands there. */
export const DoubleClickOnButton: Story = {
  render: (args) => <Holding {...args} />,
  play: async ({ canvas }) => {
    held.mockClear();
    const [button] = await canvas.findAllByRole('button', { name: /anhalten$/ });
    if (button) await fireEvent.click(button, { detail: 2 });
    await expect(held).not.toHaveBeenCalled();
    if (button) await userEvent.click(button);
    await expect(held).toHaveBeenCalledOnce();
  },
};

/** A press on the row opens it; a press on a link or button in it does only what that is for. */
export const PressOpens: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(rowAt(canvasElement, 4).querySelector('[data-column="1"]') as HTMLElement);
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce());
    await userEvent.click(rowAt(canvasElement, 5).querySelector('[aria-label="Bearbeiten"]') as HTMLElement);
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce());
  },
};
