import { useMemo, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { ChoicesContext, createMemoryChoices, type ChoiceStorage } from '../../provider/index.js';
import { useCurrentUser } from '../../session/index.js';
import { about } from '../../testing/about.js';
import { fakePortal } from '../../testing/fake-portal.js';
import { InPortal } from '../../testing/InPortal.js';
import { userOfRole } from '../../testing/story-roles.js';
import { accountOf } from '../../testing/surroundings.js';
import { ColumnChooser } from './ColumnChooser.js';
import { parcelColumns, parcels } from '../parcels.story-data.js';
import { Table } from '../Table.js';
import { useColumnWidths } from './useColumnWidths.js';

interface Args {
  /** Width of the page in px. */
  readonly room: number;
}

let choices: ChoiceStorage = createMemoryChoices();
const KEY = `kontor.widths.parcels.${userOfRole('merchant').id}`;

function List() {
  const widths = useColumnWidths('parcels');
  if (useCurrentUser() === undefined) return null;
  return (
    <>
      <ColumnChooser
        columns={parcelColumns}
        visibleIds={parcelColumns.map(({ id }) => id)}
        defaultIds={parcelColumns.map(({ id }) => id)}
        onChange={() => {}}
        widths={widths}
      />
      <Table
        label="Bestellungen"
        columns={parcelColumns}
        rows={parcels(8)}
        rowId={({ number }) => number}
        onSort={() => {}}
        widths={widths}
      />
    </>
  );
}

function Live({ room }: Args) {
  const own = useMemo(() => (choices = createMemoryChoices()), []);
  const [portal] = useState(() => fakePortal(accountOf('merchant')));
  return (
    <InPortal portal={portal}>
      <ChoicesContext value={own}>
        <div style={{ maxWidth: room }}>
          <List />
        </div>
      </ChoicesContext>
    </InPortal>
  );
}

const meta: Meta<Args> = {
  title: 'Table/Column widths',
  component: about(Table),
  render: (args) => <Live {...args} />,
  args: { room: 1400 },
};
export default meta;

type Story = StoryObj<Args>;
const kept = () => JSON.parse(choices.getItem(KEY) ?? '{}') as Record<string, number>;

/** Dragging an edge changes the width, which is kept for this person and list; a double click restores it. */
export const Dragged: Story = {
  play: async ({ canvas }) => {
    const edge = await canvas.findByRole('separator', { name: 'Breite der Spalte „Produkte“' });
    const head = canvas.getByRole('columnheader', { name: 'Produkte' });
    const before = head.getBoundingClientRect().width;
    const { right: clientX, top: clientY } = edge.getBoundingClientRect();
    const at = (x: number) => ({ pointerId: 1, button: 0, clientX: x, clientY });
    edge.setPointerCapture = () => {};
    await fireEvent.pointerDown(edge, at(clientX));
    await fireEvent.pointerMove(edge, at(clientX - 1));
    await expect(kept()).toEqual({});
    await fireEvent.pointerMove(edge, at(clientX - 120));
    await waitFor(() => expect(head.getBoundingClientRect().width).toBeCloseTo(before - 120, 0));
    await fireEvent.lostPointerCapture(edge, at(clientX - 120));
    await fireEvent.pointerMove(edge, at(clientX));
    await waitFor(() => expect(head.getBoundingClientRect().width).toBeCloseTo(before - 120, 0));
    await expect(kept()['products']).toBe(Math.round(before - 120));
    await userEvent.dblClick(edge);
    await waitFor(() => expect(kept()).not.toHaveProperty('products'));
  },
};

/** From a head the arrow key leads to the edge of its column; there the arrow keys change the width, Delete restores it, Escape leads back. */
export const ByKeys: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('separator', { name: 'Breite der Spalte „Datum“' });
    const head = canvas.getByRole('columnheader', { name: 'Datum' });
    canvas.getByRole('button', { name: 'Datum' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Breite der Spalte „Datum“'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(head.getBoundingClientRect().width).toBe(136));
    await expect(kept()['date']).toBe(136);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(kept()['date']).toBe(120));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(kept()).not.toHaveProperty('date'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Datum' })).toHaveFocus());
  },
};

/** The menu of columns restores all widths. */
export const RestoredByTheMenu: Story = {
  play: async ({ canvas }) => {
    const edge = await canvas.findByRole('separator', { name: 'Breite der Spalte „Adresse“' });
    edge.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(kept()).toHaveProperty('address'));
    await userEvent.click(canvas.getByRole('button', { name: 'Spalten' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Standard wiederherstellen' }));
    await waitFor(() => expect(kept()).toEqual({}));
  },
};

/** Cards have no columns, and so no edges. */
export const OnAPhone: Story = {
  args: { room: 342 },
  play: async ({ canvas }) => {
    await canvas.findByText('NW-2026-48213');
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
};
