import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useArgState } from '../testing/keeping.js';
import type { Column } from './columns/column.js';
import { Table } from './Table.js';
import { TableFooter } from './pages/TableFooter.js';
import type { TableProps } from './table-props.js';

interface Line {
  readonly line: number;
  readonly order: string;
  readonly date: string;
  readonly street: string;
  readonly postCode: string;
  readonly quantity: string;
}

const isPostCode = (text: string) => /^[\p{L}\d -]+$/u.test(text);

function lines(count: number): Line[] {
  return Array.from({ length: count }, (_, index) => ({
    line: index + 2,
    order: `NW-${48_200 + index}`,
    date: index % 9 === 1 ? '31.11.2026' : '21.11.2026',
    street: index % 7 === 2 ? '' : 'Am Alten Speicher 14a',
    postCode: index % 7 === 2 ? '2445#' : '20457',
    quantity: '1',
  }));
}

const editable = () => true;
const columns: readonly Column<Line>[] = [
  { id: 'line', header: 'Zeile', text: (row) => String(row.line), width: 64, align: 'end', pin: 'start' },
  { id: 'order', header: 'Bestellnr.', text: (row) => row.order, width: 110, isEditable: editable },
  {
    id: 'date',
    header: 'Datum',
    text: (row) => row.date,
    width: 120,
    isEditable: editable,
    cellState: (row) =>
      row.date.startsWith('31.11.') ? { level: 'error', message: 'Diesen Tag gibt es nicht' } : undefined,
  },
  {
    id: 'street',
    header: 'Straße',
    text: (row) => row.street,
    width: 200,
    grow: 1,
    isEditable: editable,
    cellState: (row) =>
      row.street === ''
        ? { level: 'error', message: 'Straße oder Packstation mit Postnummer angeben' }
        : undefined,
  },
  {
    id: 'postCode',
    header: 'PLZ',
    text: (row) => row.postCode,
    width: 120,
    isEditable: editable,
    cellState: (row) =>
      isPostCode(row.postCode) ? undefined : { level: 'error', message: 'Nur Buchstaben und Ziffern' },
  },
  {
    id: 'quantity',
    header: 'Menge',
    text: (row) => row.quantity,
    width: 80,
    align: 'end',
    isEditable: editable,
  },
];

function Grid(props: TableProps<Line>) {
  const [rows, setRows] = useArgState(props.rows);
  return (
    <Table
      {...props}
      rows={rows}
      onEdit={(edit) => {
        props.onEdit?.(edit);
        setRows(rows.map((row) => (row === edit.row ? { ...row, [edit.columnId]: edit.value } : row)));
      }}
    />
  );
}

const meta: Meta<typeof Table<Line>> = {
  title: 'Table/Check grid',
  component: Table,
  args: {
    label: 'Zeilen der Datei',
    columns,
    rows: lines(24),
    rowId: (row) => String(row.line),
    navigation: 'cells',
    rowHeight: 'auto',
    onEdit: fn(),
  },
  // A set cannot be written.
  argTypes: { selection: { control: false } },
  render: (args) => <Grid {...args} />,
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Errors are shown in the cell; Enter edits, Enter again saves and moves on. */
export const FixInPlace: Story = {
  args: { footer: <TableFooter count="24 Zeilen, 6 mit Fehlern" /> },
  play: async ({ canvas, canvasElement, args }) => {
    const cell = canvasElement.querySelector<HTMLElement>('[data-row="2"] [data-column="4"]') as HTMLElement;
    await expect(cell).toHaveAttribute('aria-invalid', 'true');
    await expect(cell).toHaveAccessibleDescription('Nur Buchstaben und Ziffern');
    cell.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'PLZ' }));
    await userEvent.keyboard('24943{Enter}');
    await waitFor(() =>
      expect(args.onEdit).toHaveBeenCalledWith(
        expect.objectContaining({ rowIndex: 2, columnId: 'postCode', value: '24943' }),
      ),
    );
    await expect(cell).not.toHaveAttribute('aria-invalid');
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-row]')).toHaveAttribute('data-row', '3'),
    );
  },
};

/** Typing a letter replaces the text, Tab saves and moves right, Escape cancels. */
export const TypeOver: Story = {
  play: async ({ canvasElement, args }) => {
    canvasElement.querySelector<HTMLElement>('[data-row="0"] [data-column="4"]')?.focus();
    await userEvent.keyboard('2');
    await userEvent.keyboard('0095{Tab}');
    await waitFor(() =>
      expect(args.onEdit).toHaveBeenLastCalledWith(expect.objectContaining({ value: '20095' })),
    );
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-column', '5'));
    await userEvent.keyboard('7{Escape}');
    await waitFor(() => expect(args.onEdit).toHaveBeenCalledOnce());
    await waitFor(() => expect(document.activeElement).toHaveTextContent('1'));
  },
};

/** A hundred thousand rows of different heights. */
export const ManyRows: Story = {
  args: { rows: lines(100_000) },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-row="0"] [data-column="1"]')?.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-row]')).toHaveAttribute('data-row', '99999'),
    );
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-column', '2'));
    await expect(document.activeElement?.closest('[data-row]')).toHaveAttribute('data-row', '1');
  },
};
