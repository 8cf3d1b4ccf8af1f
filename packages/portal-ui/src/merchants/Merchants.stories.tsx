import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  merchantsCreate,
  merchantsList,
  merchantsSetActive,
  merchantsUpdate,
  type Merchant,
} from '@kontor/portal-core/merchants';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { about } from '../testing/about.js';
import { answer, type Answer } from '../testing/answer.js';
import { listOf } from '../testing/lists.js';
import { broken, forbidden, refuse, silent } from '../testing/refusal.js';
import { aSmallMerchant, DEMO_MERCHANTS } from '../testing/demo-data.js';
import { createFakeContentPortal } from '../testing/fake-content-portal.js';
import { bodyOf, type FakePortal } from '../testing/fake-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { LONG_NAME } from '../testing/long-texts.js';
import { Merchants, type MerchantsProps } from './Merchants.js';

const MERCHANTS = DEMO_MERCHANTS.slice(0, 2);

interface Options extends Pick<MerchantsProps, 'page' | 'onChange' | 'mayEdit' | 'heading'> {
  readonly answers?: readonly Answer[];
}

const answering = (entries: readonly Merchant[], foundCount = entries.length) =>
  answer(merchantsList, () => listOf(entries, foundCount));

let portal: FakePortal;

function Example({ answers = [], ...props }: Options) {
  const [own] = useState(
    () =>
      (portal = createFakeContentPortal({
        answers: [
          answering(MERCHANTS),
          answer(merchantsCreate, () => ({
            id: 3,
            merchant_name: 'Südwind',
            erp_merchant_id: 12,
            active: true,
          })),
          ...answers,
        ],
      })),
  );
  return (
    <InPortal portal={own}>
      <Merchants {...props} />
    </InPortal>
  );
}

const meta: Meta<typeof Example> = {
  title: 'Merchants/Merchants',
  component: about(Merchants),
  render: (args) => <Example {...args} />,
  args: { page: 1, onChange: fn(), mayEdit: true, heading: <h1>Händler</h1> },
};
export default meta;
type Story = StoryObj<typeof Example>;

const openForm = async (canvas: { findByText: (text: string) => Promise<unknown> }) => {
  await canvas.findByText('2 Händler gefunden');
  await userEvent.click(screen.getByRole('button', { name: 'Händler anlegen' }));
  return within(await screen.findByRole('dialog'));
};

let isOn = true;
/** A merchant is switched off after a question that says what happens, and its state is told in a word. */
export const SwitchedOff: Story = {
  args: {
    answers: [
      answer(merchantsList, () => listOf(MERCHANTS.map((one, n) => ({ ...one, active: n > 0 || isOn })))),
      answer(merchantsSetActive, ({ body }) => {
        isOn = body.active;
        return { ...MERCHANTS[0]!, active: isOn };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const [one] = MERCHANTS;
    await canvas.findByText('2 Händler gefunden');
    await userEvent.click(canvas.getByRole('button', { name: `${one?.merchant_name} abschalten` }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/Mitarbeiter sehen seine Bestellungen weiterhin/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Abschalten' }));
    await canvas.findByText('abgeschaltet');
    isOn = true;
  },
};

/** A press on a head sorts by it, and turns the order with the next. */
export const Sorts: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findByRole('row', { name: /Nordwind/ });
    await expect(canvas.getByRole('columnheader', { name: /^Name/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^ERP-Nummer/ }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ page: 1, sort: 'erp_merchant_id' }),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Name/ }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ sort: '-merchant_name' })),
    );
  },
};

/** Creates a merchant with its number in the ERP. */
export const Create: Story = {
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Südwind');
    await userEvent.type(dialog.getByRole('textbox', { name: /ERP-Nummer/ }), '12');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(bodyOf(portal.requests.find(({ method }) => method === 'POST'))).toEqual({
      merchant_name: 'Südwind',
      erp_merchant_id: '12',
    });
  },
};

const RENAMED = { ...MERCHANTS[0]!, merchant_name: 'Alpenladen' };

/** Somebody else renamed the merchant meanwhile: the new name is taken, or replaced knowingly. */
export const ChangedMeanwhile: Story = {
  args: {
    answers: [
      answer(merchantsList, ({ query: { id } }) => listOf(id === undefined ? MERCHANTS : [RENAMED])),
      answer(merchantsUpdate, ({ body: { from, merchant_name } }) =>
        from?.merchant_name === RENAMED.merchant_name
          ? { ...RENAMED, merchant_name }
          : refuse('stale', { changed: { by: 'Jette Petersen', at: new Date().toISOString() } }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('2 Händler gefunden');
    await userEvent.click(canvas.getByRole('button', { name: `${MERCHANTS[0]!.merchant_name} ändern` }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, ' 2');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await dialog.findByText('Geändert: Name');
    await expect(dialog.getByText('Zuletzt geändert: Jette Petersen, jetzt')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Neuen Stand übernehmen' }));
    await waitFor(() => expect(name).toHaveValue('Alpenladen'));
    await userEvent.type(name, ' Süd');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(bodyOf(portal.requests.filter(({ method }) => method === 'PUT').at(-1))).toMatchObject({
      merchant_name: 'Alpenladen Süd',
      from: { merchant_name: 'Alpenladen' },
    });
  },
};

/** Shows both broken rules at once. A name that another merchant has is refused by the server and shown at its field. */
export const Refused: Story = {
  args: {
    answers: [
      answer(merchantsCreate, () =>
        refuse('already_exists', {
          issues: [{ path: 'merchant_name', code: 'alreadyExists', params: { field: 'merchant_name' } }],
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas);
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    const number = dialog.getByRole('textbox', { name: /ERP-Nummer/ });
    await userEvent.type(name, 'N');
    await userEvent.type(number, 'zwölf');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await dialog.findByText('Mindestlänge ist 2');
    await dialog.findByText('Nur Ziffern erlaubt');
    await userEvent.type(name, 'eu');
    await userEvent.clear(number);
    await userEvent.type(number, '12');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await dialog.findByText('Name existiert bereits');
  },
};

/** A name that another merchant has is marked while it is typed, and not sent. */
export const NameTaken: Story = {
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'nordwind');
    await dialog.findByText('Name existiert bereits');
    await userEvent.type(dialog.getByRole('textbox', { name: /ERP-Nummer/ }), '12');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(portal.requests.some(({ method }) => method === 'POST')).toBe(false));
  },
};

/** A user who may only read has no buttons. */
export const ReadOnly: Story = {
  args: { mayEdit: false },
  play: async ({ canvas }) => {
    await canvas.findByText('2 Händler gefunden');
    await expect(canvas.queryByRole('button', { name: /ändern|anlegen/ })).toBeNull();
  },
};

export const Loading: Story = { args: { answers: [answer(merchantsList, silent)] } };
export const Failed: Story = {
  args: { answers: [answer(merchantsList, broken)] },
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};

/** There are no merchants yet. */
export const Empty: Story = {
  args: { answers: [answering([])] },
  play: async ({ canvas }) => void (await canvas.findByText('0 Händler gefunden')),
};

/** One page of ten thousand merchants. */
export const ManyRows: Story = {
  args: {
    answers: [
      answering(
        Array.from({ length: 50 }, (_, index) => aSmallMerchant(index)),
        10_000,
      ),
    ],
  },
  play: async ({ canvas }) => void (await canvas.findByText('10.000 Händler gefunden')),
};

/** A long name stays on its line; the number and the buttons stay visible. */
export const LongTexts: Story = {
  args: {
    answers: [
      answering([{ id: 1, merchant_name: LONG_NAME, erp_merchant_id: 2_147_483_647, active: false }]),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(LONG_NAME);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A user without the permission sees a message. */
export const NotAllowed: Story = {
  args: { answers: [answer(merchantsList, forbidden)] },
  play: async ({ canvas }) => void (await canvas.findByText('Das ist Ihnen nicht erlaubt')),
};
