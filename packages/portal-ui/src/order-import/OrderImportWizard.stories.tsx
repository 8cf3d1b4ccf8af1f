import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ChosenMerchantProvider } from '../merchant-choice/index.js';
import { ChoicesContext, createMemoryChoices } from '../provider/index.js';
import { about } from '../testing/about.js';
import { chooseOption } from '../testing/choose-option.js';
import { lastReceipt, type FakeImportPortalOptions } from '../testing/fake-import-portal.js';
import {
  aFile,
  arrived,
  give,
  ImportStory,
  next,
  PATIENT,
  recognised,
  rewrite,
  shownPortal,
  toCheck,
  toMapping,
} from '../testing/import-story.js';
import { inWidth, keepsToWidth } from '../testing/in-width.js';
import { LONG_NAME, LONG_WORD } from '../testing/long-texts.js';
import { orderFile, ORDER_FILE_HEADER, SOME_MISTAKES, storedOrder } from '../testing/order-file.js';
import { OrderImportWizard, type OrderImportWizardProps } from './OrderImportWizard.js';

type Args = OrderImportWizardProps & { readonly portal: FakeImportPortalOptions };

const meta: Meta<Args> = {
  title: 'Order import/OrderImportWizard',
  component: about(OrderImportWizard),
  render: ({ portal, ...props }) => (
    <ImportStory portal={portal}>
      <OrderImportWizard {...props} />
    </ImportStory>
  ),
  args: { portal: {}, heading: undefined, isReadOnly: false, onClose: fn(), onShowOrders: fn() },
};
export default meta;

type Story = StoryObj<Args>;

const importButton = () => screen.findByRole('button', { name: /Bestellung(en)? importieren$/ });

/** The requests about the import so far. */
const ofImport = () => shownPortal.requests.filter(({ path }) => /order-imports|import-recipes/.test(path));

/** Step 1: a file is required to go on. */
export const Upload: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^CSV- oder Excel-Datei/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await waitFor(() => expect(canvas.getByText('Bitte zuerst eine Datei wählen!')).toBeVisible());
  },
};

/** Files that cannot contain orders are refused with the reason, and nothing is sent. */
export const WrongFiles: Story = {
  play: async ({ canvas }) => {
    const refusals: readonly (readonly [File, string | RegExp])[] = [
      [
        aFile('%PDF-1.7', 'bestellungen.pdf'),
        /^Die Datei muss eine CSV-Datei sein! Das ist eine PDF-Datei.*Excel/,
      ],
      [aFile('[{"id": 1}]'), /^Die Datei muss eine CSV-Datei sein! Das ist eine JSON-Datei.*Excel/],
      [
        aFile(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])),
        /^Die Datei muss eine CSV-Datei sein! Das ist ein ZIP-Archiv.*Excel/,
      ],
      [aFile(new Uint8Array(10 * 1024 * 1024 + 1)), 'Die Datei ist größer als 10 MB!'],
      [aFile(''), 'Die Datei ist leer'],
      [aFile(ORDER_FILE_HEADER.join(';')), /nur eine Kopfzeile/],
    ];
    for (const [file, reason] of refusals) {
      await give(file);
      await waitFor(() => expect(canvas.getByText(reason)).toBeVisible(), PATIENT);
    }
    await expect(shownPortal.requests.filter(({ path }) => path.includes('order-imports'))).toEqual([]);
  },
};

/** An order that goes to somebody else is not replaced with all others; chosen alone, it is asked about with both recipients. */
export const ConflictOfSomebodyElse: Story = {
  args: {
    portal: {
      contents: [
        storedOrder(0, {
          name: 'Silke Harms',
          company: '',
          street: 'Ring 9',
          postal_code: '24103',
          city: 'Kiel',
          email: 'silke@beispiel.example',
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await toCheck({ orders: 3 });
    await userEvent.click(canvas.getByRole('button', { name: /^Konflikte/ }));
    await canvas.findByText('geht an jemand anderen; nur einzeln zu ersetzen');
    const one = within(canvas.getByRole('radiogroup', { name: 'Was geschieht mit NW-48200' }));
    await userEvent.click(one.getByText('Ersetzen'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Geht an jemand anderen' }));
    await question.findByText(/Gespeichert geht NW-48200 an Silke Harms/);
    await userEvent.click(question.getByRole('button', { name: 'Trotzdem ersetzen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await canvas.findByText('1 wird ersetzt');
    await userEvent.click(await importButton());
    await canvas.findByText(/1 Bestellung wurde ersetzt/);
    await expect(lastReceipt(shownPortal)?.counts).toMatchObject({ created: 2, replaced: 1, conflict: 0 });
  },
};

/** The counted nouns agree with their numbers. */
export const OneRow: Story = {
  play: async () => {
    await give(aFile('Bestellnummer;Datum\nA-1;22.11.2026\n'));
    const facts = await recognised();
    await expect(facts).toHaveTextContent('1 Zeile · 2 Spalten');
  },
};

/** Staff choose the merchant of the orders: nothing is asked before, and the next steps name it. */
export const UploadByStaff: Story = {
  args: { portal: { isStaff: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: /Händler/ });
    await give(aFile(orderFile({ orders: 3 })));
    await recognised();
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await waitFor(() => expect(canvas.getByText('Bitte zuerst den Händler wählen')).toBeVisible());
    await expect(ofImport()).toEqual([]);
    await userEvent.type(canvas.getByRole('combobox', { name: /Händler/ }), 'Nordwind');
    await chooseOption(/Nordwind/);
    await recognised();
    await waitFor(() => expect(ofImport()).not.toEqual([]));
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(await canvas.findByText(/^Bestellungen für Nordwind/)).toBeVisible();
  },
};

/** The choices of user 7, who chose the second merchant for all lists. */
const CHOSE_NORDWIND = createMemoryChoices();
CHOSE_NORDWIND.setItem('kontor.merchant.7', '2');

/** Staff who see the records of one merchant import for it, unless they choose another one; one that is gone is not proposed. */
export const UploadForShownMerchant: Story = {
  args: { portal: { isStaff: true } },
  decorators: [
    (story) => (
      <ChoicesContext value={CHOSE_NORDWIND}>
        <ChosenMerchantProvider userId={7}>{story()}</ChosenMerchantProvider>
      </ChoicesContext>
    ),
  ],
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: /Händler/ });
    await waitFor(() => expect(field).toHaveValue('Nordwind (2)'));
  },
};

/** Step 2: the detected format, and the columns with sample values. */
export const Mapping: Story = {
  play: async ({ canvas }) => {
    await toMapping(orderFile({ orders: 40 }));
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /^Bestellnummer.*Bestellnr\..*NW-48200/ })).toBeVisible(),
    );
  },
};

/** Dates that fit two orders of day and month are asked about, never guessed. */
export const AmbiguousDates: Story = {
  play: async ({ canvas }) => {
    await toMapping(orderFile({ orders: 10 }).replaceAll(/(\d\d)\.11\.2026/g, '05/11/2026'));
    const question = /^Tag oder Monat zuerst\? Die Datumsangaben der Datei sagen es nicht/;
    await waitFor(() => expect(canvas.getByText(question)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Noch 1 Frage' }));
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /Datumsformat/ }));
    await chooseOption('Tag zuerst: 05/11/2026 = 5. November 2026');
    await waitFor(() => expect(canvas.queryByText(question)).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Weiter' })).toBeVisible();
  },
};

/** Too few columns: a warning, and an error when the user tries to go on. */
export const TooFewFields: Story = {
  play: async ({ canvas }) => {
    await toMapping('Bestellnr.;Ort\r\nNW-1;Hamburg\r\n');
    await waitFor(() =>
      expect(canvas.getByText('WARNUNG: Die CSV-Datei hat zu wenige Felder!')).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Noch \d+ Fragen$/ }));
    await waitFor(() =>
      expect(canvas.getByText(/^FEHLER: Um die Bestellungen zu importieren/)).toBeVisible(),
    );
  },
};

/** Loading: the portal is asked what it knows about the file. */
export const Loading: Story = {
  args: { portal: { lookup: 'silent' } },
  play: async ({ canvas }) => {
    await give(aFile(orderFile({ orders: 40 })));
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
  },
};

/** An account without the right to import gets a message beside the way on, and its mapping is kept. */
export const NoPermission: Story = {
  args: { portal: { lookup: 'forbidden' } },
  play: async ({ canvas }) => {
    await toMapping(orderFile({ orders: 40 }));
    await next();
    const refusal = await canvas.findByRole('alert');
    await expect(refusal).toHaveTextContent('Der Server hat den Import angehalten.');
    await expect(refusal.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(canvas.getByRole('row', { name: /^Bestellnummer.*Bestellnr\./ })).toBeVisible();
  },
};

/** Step 3: errors are marked in their cells and corrected in place; Back keeps the changes. */
export const Check: Story = {
  play: async ({ canvas }) => {
    await toCheck({ orders: 60, itemsPerOrder: 2, mistakes: SOME_MISTAKES });
    await expect(await importButton()).toHaveTextContent('55 Bestellungen importieren');
    await waitFor(() => expect(canvas.getByText('Ungültiges Datum')).toBeVisible());
    await rewrite('31.11.2026', '04.11.2026');
    await waitFor(async () => expect(await importButton()).toHaveTextContent('56 Bestellungen importieren'));
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Weiter' }));
    await expect(await importButton()).toHaveTextContent('56 Bestellungen importieren');
  },
};

/** Only the rows with errors; F8 moves from one to the next. */
export const OnlyErrors: Story = {
  play: async ({ canvas }) => {
    await toCheck({ orders: 60, mistakes: SOME_MISTAKES });
    await userEvent.click(canvas.getByRole('button', { name: /^Nur Fehler/ }));
    await waitFor(() => expect(canvas.getAllByText(/Meinten Sie NW1001\?/)[0]).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /^Nächster Fehler/ }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('31.11.2026'));
    await userEvent.keyboard('{F8}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('leer'));
  },
};

/** Long names of files, columns and values stay in place up to the check, beside the error messages. */
export const LongTexts: Story = {
  decorators: [inWidth(720)],
  play: async ({ canvas, canvasElement }) => {
    const wrong = { Firma: LONG_NAME, 'Straße/Hausnr.': LONG_WORD.repeat(2), 'Artikelnr.': LONG_WORD };
    const file = orderFile({ orders: 2, mistakes: { 0: wrong, 1: wrong } });
    await give(aFile(file.replace('Firma', `Firma ${LONG_WORD}`), `${LONG_WORD.repeat(3)}.csv`));
    await recognised();
    await keepsToWidth({ canvasElement });
    await next();
    await canvas.findByRole('heading', { name: /Zuordnung/, level: 2 });
    await canvas.findAllByText(new RegExp(LONG_WORD));
    await keepsToWidth({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: 'Firma: stimmt' }));
    await next();
    await arrived();
    await keepsToWidth({ canvasElement });
  },
};

/** Leaving with manual changes asks for confirmation. */
export const AsksBeforeLeaving: Story = {
  play: async ({ canvas, args }) => {
    await toCheck({ orders: 20, mistakes: SOME_MISTAKES });
    await rewrite('31.11.2026', '30.11.2026');
    await waitFor(async () => expect(await importButton()).toHaveTextContent('16'));
    await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Weiter bearbeiten' }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The import stopped: stored orders stay stored, and it continues where it stopped. */
export const Interrupted: Story = {
  args: { portal: { failsFromChunk: 1 } },
  play: async ({ canvas }) => {
    await toCheck({ orders: 3000 });
    await userEvent.click(await importButton());
    const resume = await canvas.findByRole('button', { name: 'Import fortsetzen' }, PATIENT);
    shownPortal.repair();
    await userEvent.click(resume);
    await canvas.findByText('3.000 Bestellungen wurden angelegt.', {}, PATIENT);
    await expect(lastReceipt(shownPortal)?.counts.created).toBe(3000);
  },
};

/** The server cannot be reached: sending waits for it, and a person who knows better need not. */
export const Waiting: Story = {
  args: { portal: { failsFromChunk: 0, failure: 'unreachable' } },
  play: async ({ canvas }) => {
    await toCheck({ orders: 30 });
    await userEvent.click(await importButton());
    const tryNow = await canvas.findByRole('button', { name: 'Jetzt versuchen' });
    await expect(canvas.getByText(/^Keine Verbindung zum Server/)).toBeVisible();
    shownPortal.repair();
    await userEvent.click(tryNow);
    await canvas.findByText('30 Bestellungen wurden angelegt.');
  },
};

/** Step 4: the receipt; undoing the import names the orders that stay. */
export const Success: Story = {
  args: { portal: { delivered: ['NW-48201'] } },
  play: async ({ canvas }) => {
    await toCheck({ orders: 30, mistakes: SOME_MISTAKES });
    await userEvent.click(await importButton());
    await canvas.findByText('5 Bestellungen hatten Fehler und wurden nicht angelegt.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Import rückgängig machen' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Import rückgängig machen' }));
    await waitFor(() => expect(canvas.getByText('24 Bestellungen storniert')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('NW-48201')).toBeVisible());
  },
};
