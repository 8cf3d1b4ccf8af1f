import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  erpWordRemove,
  erpWordsList,
  erpWordStore,
  type ErpWord,
  type UnknownWord,
} from '@kontor/portal-core/erp-link';
import { answer, type Answer } from '../../testing/answer.js';
import { chooseOption } from '../../testing/choose-option.js';
import { createFakeContentPortal } from '../../testing/fake-content-portal.js';
import { bodyOf, type FakePortal } from '../../testing/fake-portal.js';
import { InPortal } from '../../testing/InPortal.js';
import { inWidth } from '../../testing/in-width.js';
import { broken, refuse } from '../../testing/refusal.js';
import { Words } from './Words.js';

const aWord = (id: number, fields: Partial<ErpWord>): ErpWord => ({
  id,
  kind: 'status',
  word: 'Ausgelagert',
  meaning: 'geliefert',
  place: '',
  isWritten: false,
  ...fields,
});
const WORDS = [
  aWord(1, {}),
  aWord(2, { word: 'Neu angelegt', meaning: 'offen', isWritten: true }),
  aWord(3, { word: 'Gepackt', meaning: 'none' }),
  aWord(4, { kind: 'carrier', word: '07', meaning: 'DHL' }),
  aWord(5, { kind: 'warehouse', word: 'HH2', meaning: 'Lager Hamburg-Billbrook', place: 'Halle 2' }),
];
const WAREHOUSES = ['Lager Hamburg-Billbrook', 'Lager Wien'];

let portal: FakePortal;

interface Args {
  readonly mayChange?: boolean;
  readonly words?: readonly ErpWord[];
  readonly unknown?: readonly UnknownWord[];
  readonly answers?: readonly Answer[];
}

function Example({ mayChange = true, words = WORDS, unknown = [], answers = [] }: Args) {
  const [own] = useState(
    () =>
      (portal = createFakeContentPortal({
        answers: [
          answer(erpWordsList, () => ({ entries: words, unknown, warehouses: WAREHOUSES })),
          answer(erpWordStore, () => aWord(9, {})),
          answer(erpWordRemove, () => undefined),
          ...answers,
        ],
      })),
  );
  return (
    <InPortal portal={own}>
      <Words mayChange={mayChange} />
    </InPortal>
  );
}

const meta: Meta<typeof Example> = { title: 'ERP link/Words', render: (args) => <Example {...args} /> };
export default meta;
type Story = StoryObj<typeof Example>;

const stored = () =>
  portal.requests.filter(({ method, path }) => method === 'PUT' && path === '/api/erp/words');

/** A word is mapped: what it names, what it means, and whether Kontor writes it too. */
export const Mapped: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 Wörter')).toBeVisible();
    const head = canvas.getByText('Wird eingetragen');
    await expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth);
    await expect(canvas.getByText('sagt nichts über den Status')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wort zuordnen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Wort zuordnen' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Wort zuordnen' }));
    await expect(await dialog.findAllByText('Dieses Feld ist erforderlich')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: /Bezeichnet/ }));
    await chooseOption('Lager');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Wort im ERP/ }), 'W1');
    await userEvent.click(dialog.getByRole('button', { name: /Heißt in Kontor/ }));
    await chooseOption('Lager Wien');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Platz, wenn/ }), 'Rampe');
    await userEvent.click(dialog.getByRole('button', { name: 'Wort zuordnen' }));
    await waitFor(() => expect(stored()).toHaveLength(1));
    await expect(bodyOf(stored()[0])).toEqual({
      kind: 'warehouse',
      word: 'W1',
      meaning: 'Lager Wien',
      place: 'Rampe',
      isWritten: false,
    });
  },
};

/** Another meaning for a word that is there; what the server refuses stands at its field. */
export const Changed: Story = {
  args: {
    answers: [
      answer(erpWordStore, () =>
        refuse('validation_failed', { issues: [{ path: 'word', code: 'max', params: { max: 5000 } }] }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zuordnung von 07 ändern' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zuordnung ändern' }));
    await expect(dialog.getByRole('textbox', { name: /^Wort im ERP/ })).toBeDisabled();
    const meaning = dialog.getByRole('textbox', { name: /^Heißt in Kontor/ });
    await userEvent.clear(meaning);
    await userEvent.type(meaning, 'GLS');
    await userEvent.click(dialog.getByRole('checkbox', { name: /FileMaker/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Zuordnung ändern' }));
    await expect(await dialog.findByText(/5.?000/)).toBeVisible();
    await expect(bodyOf(stored()[0])).toMatchObject({ word: '07', meaning: 'GLS', isWritten: true });
  },
};

const UNKNOWN: readonly UnknownWord[] = [
  { id: 1, kind: 'status', word: 'Gewogen', times: 412, last_seen: '2026-11-28T14:02:00.000Z' },
  { id: 2, kind: 'warehouse', word: 'HH7', times: 3, last_seen: '2026-11-27T08:11:00.000Z' },
];

/** A word that came from the ERP is mapped with one click and a meaning. */
export const Unknown: Story = {
  args: { unknown: UNKNOWN },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('412')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'HH7 zuordnen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Wort zuordnen' }));
    await expect(dialog.getByRole('textbox', { name: /^Wort im ERP/ })).toHaveValue('HH7');
    await userEvent.click(dialog.getByRole('button', { name: /Heißt in Kontor/ }));
    await chooseOption('Lager Wien');
    await userEvent.click(dialog.getByRole('button', { name: 'Wort zuordnen' }));
    await waitFor(() => expect(stored()).toHaveLength(1));
    await expect(bodyOf(stored()[0])).toMatchObject({
      kind: 'warehouse',
      word: 'HH7',
      meaning: 'Lager Wien',
    });
  },
};

/** A mapping is taken back. */
export const Removed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zuordnung von HH2 entfernen' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Zuordnung entfernen' }));
    await screen.findByText('Die Zuordnung ist entfernt');
    await expect(
      portal.requests.some(({ method, path }) => method === 'DELETE' && path === '/api/erp/words/5'),
    ).toBe(true);
  },
};

/** The warehouse reads what words mean. */
export const OnlyRead: Story = {
  args: { mayChange: false },
  play: async ({ canvas }) => {
    await canvas.findByText('5 Wörter');
    await expect(canvas.queryByRole('button', { name: /Zuordnung|zuordnen/ })).toBeNull();
  },
};

/** On a phone. */
export const Narrow: Story = { decorators: [inWidth(390)] };

/** Nothing is mapped. */
export const Empty: Story = { args: { words: [] } };

/** The server failed. */
export const Failed: Story = { args: { answers: [answer(erpWordsList, broken)] } };
