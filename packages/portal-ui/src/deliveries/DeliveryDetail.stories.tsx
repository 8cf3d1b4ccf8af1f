import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { about } from '../testing/about.js';
import { aDelivery } from '../testing/delivery-data.js';
import { WAREHOUSE_RIGHTS } from '../testing/fake-deliveries.js';
import { bodyOf } from '../testing/fake-portal.js';
import { LiveDelivery, requestsOfDelivery, type DeliveryArgs } from '../testing/LiveDelivery.js';
import { DeliveryDetail } from './DeliveryDetail.js';

const ACCEPTED = aDelivery(2);

const meta: Meta<DeliveryArgs> = {
  title: 'Deliveries/DeliveryDetail',
  component: about(DeliveryDetail),
  render: (args) => <LiveDelivery {...args} />,
  args: { portal: { deliveries: [ACCEPTED] }, id: ACCEPTED.id },
};
export default meta;

type Story = StoryObj<DeliveryArgs>;

const sent = () => bodyOf(requestsOfDelivery().find(({ method }) => method === 'PUT'));

/** Merchants see the delivery read-only. */
export const ForAMerchant: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('0 von 20 angekommen')).toBeVisible());
    await expect(canvas.getByText(/Es fehlen noch 26 Stück/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Status ändern/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /ändern$/ })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Zugang buchen' })).toBeNull();
  },
};

/** A field is edited in place; Escape cancels. */
export const ChangesAField: Story = {
  args: { portal: { deliveries: [aDelivery(0)], resources: WAREHOUSE_RIGHTS }, id: 100 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Spediteur ändern' }));
    const field = await canvas.findByRole('textbox', { name: 'Spediteur' });
    await userEvent.type(field, ' Nord{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Spediteur ändern' })).toHaveFocus());
    await expect(canvas.getByText('Hansen Spedition')).toBeVisible();
  },
};

/** Escape does not close a field while it is being saved, so that the result is still shown. */
export const StaysWhileSaving: Story = {
  args: {
    portal: { deliveries: [aDelivery(0)], resources: WAREHOUSE_RIGHTS, keepsWrites: true },
    id: 100,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Spediteur ändern' }));
    const field = await canvas.findByRole('textbox', { name: 'Spediteur' });
    await userEvent.type(field, ' Nord{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Abbrechen' })).toBeDisabled());
    await userEvent.type(field, '{Escape}');
    await waitFor(() => expect(field).toHaveValue('Hansen Spedition Nord'));
    await expect(field).toBeVisible();
  },
};

/** If the warehouses cannot be loaded, the field shows the error and a retry. */
export const WarehousesDoNotCome: Story = {
  args: { portal: { deliveries: [aDelivery(0)], resources: WAREHOUSE_RIGHTS, lostWarehouses: 1 }, id: 100 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lager ändern' }));
    const note = await canvas.findByRole('alert');
    await expect(note).toHaveTextContent('Die Auswahl ließ sich nicht laden.');
    await userEvent.click(within(note).getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.getByRole('button', { name: /Lager/ })).toHaveFocus();
  },
};

/** Every kind of field gets the focus when it opens, and Escape closes it. */
export const ChangesAChoice: Story = {
  args: { portal: { deliveries: [aDelivery(0)], resources: WAREHOUSE_RIGHTS }, id: 100 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Anlieferung am ändern' }));
    await expect((await canvas.findAllByRole('spinbutton'))[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Anlieferung am ändern' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Lager ändern' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Hamburg Lager/ })).toHaveFocus());
  },
};

/** Another user changed the same field in the meantime: the form shows the new value and keeps the entry; saving again overwrites. */
export const FieldChangedMeanwhile: Story = {
  args: {
    portal: {
      deliveries: [aDelivery(0)],
      resources: WAREHOUSE_RIGHTS,
      meanwhile: { carrier: 'DB Schenker' },
    },
    id: 100,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Spediteur ändern' }));
    const field = await canvas.findByRole('textbox', { name: 'Spediteur' });
    await userEvent.type(field, ' Nord');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Dort steht jetzt: DB Schenker'));
    await expect(field).toHaveValue('Hansen Spedition Nord');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(canvas.getByText('Hansen Spedition Nord')).toBeVisible());
  },
};

/** Another user changed another field in the meantime: both changes are kept. */
export const AnotherFieldChangedMeanwhile: Story = {
  args: { portal: { ...FieldChangedMeanwhile.args?.portal, meanwhile: { warehouse: 'Linz' } }, id: 100 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Spediteur ändern' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Spediteur' }), ' Nord');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(canvas.getByText('Hansen Spedition Nord')).toBeVisible());
    await expect(canvas.getByText('Linz')).toBeVisible();
    await expect(canvas.queryByText(/inzwischen geändert/)).toBeNull();
  },
};

/** The same for products: both lists can be compared before one is kept. */
export const ProductsChangedMeanwhile: Story = {
  args: {
    portal: {
      ...FieldChangedMeanwhile.args?.portal,
      meanwhile: { products: JSON.stringify([{ id: 'NW1094', name: 'Gezeitenuhr weiß 15 cm', qty: 9 }]) },
    },
    id: 100,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Produkte ändern' }));
    const dialog = await screen.findByRole('dialog', { name: 'Produkte der Anlieferung 100 ändern' });
    const quantity = await within(dialog).findByRole('textbox', { name: /Windlicht Treibholz groß/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '48');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    const now = 'Dort steht jetzt: 9 × Gezeitenuhr weiß 15 cm';
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent(now));
    await expect(quantity).toHaveValue('48');
  },
};

/** When a step is refused, its dialog stays open and shows the reason. */
export const KeepsARefusedStep: Story = {
  args: {
    portal: { deliveries: [aDelivery(0)], resources: WAREHOUSE_RIGHTS, refuseWith: 'internal_error' },
    id: 100,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status ändern: Offen' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Prüfung beginnen/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Prüfung beginnen: Anlieferung 100' });
    const text = await screen.findByRole('textbox', { name: /Kommentar zur Änderung/ });
    await userEvent.click(text);
    await userEvent.keyboard('Wird geprüft');
    await userEvent.click(screen.getByRole('button', { name: 'Prüfung beginnen' }));
    const told = await screen.findByText('Der Status der Anlieferung ließ sich nicht ändern');
    await waitFor(() => expect(told).toBeVisible());
    await expect(dialog).toHaveTextContent('Wird geprüft');
  },
};

/** The comment that a step needs comes from a usual sentence, and can be edited afterwards. */
export const TakesAUsualSentence: Story = {
  args: { portal: { deliveries: [aDelivery(0)], resources: WAREHOUSE_RIGHTS }, id: 100 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status ändern: Offen' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Prüfung beginnen/ }));
    const text = await screen.findByRole('textbox', { name: /Kommentar zur Änderung/ });
    await userEvent.click(screen.getByRole('button', { name: 'Wir prüfen Lieferschein und Termin.' }));
    await userEvent.click(screen.getByRole('button', { name: 'Die Anlieferung wird geprüft.' }));
    await waitFor(() => expect(text).toHaveTextContent('Die Anlieferung wird geprüft.'));
    await expect(text).not.toHaveTextContent('Lieferschein');
    await userEvent.click(screen.getByRole('button', { name: 'Prüfung beginnen' }));
    await waitFor(() => expect(screen.getByText('Der Status ist jetzt „In Prüfung“')).toBeVisible());
    await expect(sent()).toMatchObject({ comment: '<p>Die Anlieferung wird geprüft.</p>' });
  },
};

/** Two people begin the same review: the second is told who was faster, keeps the comment, and goes on from there. */
export const SomebodyWasFaster: Story = {
  args: {
    portal: {
      deliveries: [aDelivery(0)],
      resources: WAREHOUSE_RIGHTS,
      fasterStep: 'UNDER_REVIEW',
    },
    id: 100,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status ändern: Offen' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Prüfung beginnen/ }));
    await screen.findByRole('textbox', { name: /Kommentar zur Änderung/ });
    await userEvent.click(screen.getByRole('button', { name: 'Die Anlieferung wird geprüft.' }));
    await userEvent.click(screen.getByRole('button', { name: 'Prüfung beginnen' }));
    const note = await screen.findByText(/war schneller: Seit .* ist der Status „In Prüfung“\.$/);
    await waitFor(() => expect(note).toBeVisible());
    await expect(screen.queryByText('Der Status der Anlieferung ließ sich nicht ändern')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Anlieferung annehmen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Anlieferung annehmen: Anlieferung 100' });
    await expect(dialog).toHaveTextContent('Die Anlieferung wird geprüft.');
    await expect(within(dialog).queryByText(/war schneller/)).toBeNull();
  },
};

/** The delivery note on A4, with the number of the delivery as a bar code. */
export const PrintsTheDeliveryNote: Story = {
  args: { portal: { deliveries: [ACCEPTED] } },
  play: async ({ canvas }) => {
    await canvas.findByText('0 von 20 angekommen');
    await userEvent.click(canvas.getByRole('button', { name: 'Lieferschein drucken' }));
    const dialog = await screen.findByRole('dialog', { name: 'Lieferschein zur Anlieferung 98' });
    await expect(within(dialog).getByRole('img', { name: '98' })).toBeVisible();
    const row = within(dialog).getByRole('row', { name: /^NW1094/ });
    await expect(row).toHaveTextContent('NW1094Gezeitenuhr weiß 15 cm40614781016336');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Drucken' }));
    // The frame is the page's own, also where the widget stands in a shadow root.
    const frames = Array.from(document.getElementsByTagName('iframe'));
    const printed = frames.find(({ title }) => title.startsWith('Lieferschein'));
    await expect(printed?.contentDocument?.body.textContent).toContain('Gezeitenuhr weiß 15 cm');
  },
};

/** Products are changed in a dialog, and only while the status permits it. */
export const ChangesProducts: Story = {
  args: { portal: { deliveries: [aDelivery(0)], resources: WAREHOUSE_RIGHTS }, id: 100 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Produkte ändern' }));
    const dialog = await screen.findByRole('dialog', { name: 'Produkte der Anlieferung 100 ändern' });
    const quantity = await within(dialog).findByRole('textbox', { name: /Windlicht Treibholz groß/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '48');
    await userEvent.click(within(dialog).getByRole('button', { name: /Gezeitenuhr weiß 15 cm/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(canvas.getByText('48 Stück')).toBeVisible());
    await expect(sent()).toEqual({
      products: JSON.stringify([{ id: 'NW1080', name: 'Windlicht Treibholz groß', qty: 48 }]),
      modId: '0',
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Produkte ändern' })).toHaveFocus());
  },
};

/** After acceptance the products belong to the ERP; other fields can still be changed. */
export const ProductsAreTheErps: Story = {
  args: { portal: { deliveries: [ACCEPTED], resources: WAREHOUSE_RIGHTS } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Lieferschein ändern' });
    await expect(canvas.queryByRole('button', { name: 'Produkte ändern' })).toBeNull();
  },
};

/** A finished delivery cannot be changed by anybody. */
export const Done: Story = {
  args: { portal: { deliveries: [aDelivery(3)], booked: [20, 6], resources: WAREHOUSE_RIGHTS }, id: 97 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('20 von 20 angekommen')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /ändern/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Erledigt' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The ERP does not answer: the received quantities are shown as unknown, not as zero, and can be fetched again. */
export const ErpDoesNotAnswer: Story = {
  args: { portal: { deliveries: [ACCEPTED], booked: [20, 3], silentErp: 1 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Angekommen: nicht bekannt')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(canvas.getByText('3 von 6 angekommen')).toBeVisible());
    await expect(canvas.queryByText('Angekommen: nicht bekannt')).toBeNull();
  },
};

/** Long words break and long texts wrap; the buttons beside them keep their width. */
export const LongTexts: Story = {
  args: {
    portal: {
      resources: WAREHOUSE_RIGHTS,
      deliveries: [
        aDelivery(0, {
          note: 'Bitte ausschließlich über die Warenannahme Süd anliefern. '.repeat(8),
          carrier: 'Donaudampfschifffahrtsgesellschaftsspedition',
          products: JSON.stringify([
            { id: 'NW1080-SONDERAUFLAGE-2026', name: 'Teekannenwärmeruntersetzer '.repeat(6), qty: 12000 },
          ]),
        }),
      ],
    },
    id: 100,
  },
  play: async ({ canvas }) => {
    const pencils = await canvas.findAllByRole('button', { name: /ändern$/ });
    const widths = pencils.filter((one) => one.dataset['shape'] === 'icon').map((one) => one.offsetWidth);
    await expect(new Set(widths).size).toBe(1);
  },
};

/** Two hundred products, one below the other. */
export const ManyProducts: Story = {
  args: {
    portal: {
      deliveries: [
        aDelivery(0, {
          products: JSON.stringify(
            Array.from({ length: 200 }, (_, index) => ({
              id: `NW-${index}`,
              name: `Karton ${index}`,
              qty: 1,
            })),
          ),
        }),
      ],
    },
    id: 100,
  },
  play: async ({ canvas }) => void (await canvas.findByText(/Karton 199/)),
};

/** The server fails. */
export const Failed: Story = {
  args: { portal: { failWith: 'internal_error' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible());
  },
};

/** The delivery does not exist. */
export const NotFound: Story = {
  args: { id: 5 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Diese Anlieferung gibt es nicht.')).toBeVisible());
  },
};

/** The delivery is loading. */
export const Loading: Story = { args: { portal: { isSilent: true } } };

/** Products that cannot be read are treated as none. */
export const BrokenProducts: Story = {
  args: { portal: { deliveries: [aDelivery(0, { products: '[{"id":' })] }, id: 100 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Keine Produkte')).toBeVisible());
  },
};

/** Users without the right see a message instead. */
export const NotAllowed: Story = {
  args: { portal: { failWith: 'forbidden' } },
  play: async ({ canvas }) => void (await canvas.findByText('Das ist Ihnen nicht erlaubt')),
};
