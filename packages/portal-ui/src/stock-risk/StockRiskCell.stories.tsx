import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ProductsAtRisk, StockOutlookOfProduct } from '@kontor/portal-core/stock-risk';
import { about } from '../testing/about.js';
import { anOutlook, aPrediction, createFakeRisks, someRisks } from '../testing/fake-stock-risk.js';
import { inWidth, keepsToWidth } from '../testing/in-width.js';
import { LONG_NAME, LONG_WORD } from '../testing/long-texts.js';
import { InPortal } from '../testing/InPortal.js';
import { StockRiskCell, type DraftDelivery, type StockRiskProduct } from './StockRiskCell.js';

const PREDICTIONS = someRisks([
  aPrediction('LEER', { weeks_left_stock: 0, days_left: 0, available: 0 }),
  aPrediction('WOCHE', { weeks_left_stock: 0, days_left: 4, available: 7 }),
  aPrediction('TAGE'),
  aPrediction('GUT', { weeks_left_stock: null, days_left: null, at_risk: false, available: 900 }),
]);
/** A late delivery is expected tomorrow; the other comes two days too late. */
const OUTLOOK = anOutlook({
  deliveries: [
    { delivery_id: 7, delivery_day: '2026-11-20', qty: 24 },
    { delivery_id: 9, delivery_day: '2026-12-12', qty: 1200 },
  ],
});
const PRODUCTS = [
  ['NEU', 'Lippenpflege Sanddorn', 12],
  ['LEER', 'Kluntje weiß 500 g', 0],
  ['WOCHE', 'Kapitänsbecher „Moin“', 7],
  ['TAGE', 'Ostfriesische Teemischung', 34],
  ['GUT', 'Meersalzseife', 900],
] as const;

interface Args {
  readonly answer: ProductsAtRisk | 'failed' | 'silent';
  readonly outlook?: StockOutlookOfProduct;
  readonly onDraft?: DraftDelivery;
}

function Cells({ answer, outlook, onDraft }: Args) {
  const [portal] = useState(() => createFakeRisks(answer, outlook));
  return (
    <InPortal portal={portal}>
      <ul style={{ display: 'grid', gap: 12, margin: 0, padding: 24, listStyle: 'none' }}>
        {PRODUCTS.map(([id, name, available]) => (
          <li key={id} aria-label={name}>
            <StockRiskCell product={aProduct(id, name, available)} onDraft={onDraft} />
          </li>
        ))}
      </ul>
    </InPortal>
  );
}

/** One cell, as in a table. */
function Alone({ answer, outlook, onDraft, product }: Args & { readonly product: StockRiskProduct }) {
  const [portal] = useState(() => createFakeRisks(answer, outlook));
  return (
    <InPortal portal={portal}>
      <StockRiskCell product={product} onDraft={onDraft} />
    </InPortal>
  );
}

const LONG_ID = `NW-${LONG_WORD}-0001`;

const aProduct = (id: string, name: string, available: number): StockRiskProduct => ({
  recordId: '7',
  id,
  name,
  merchantErpId: 2,
  status: 'aktiv',
  stock: { available, reserved: 0, total: available },
});

const meta: Meta<Args> = {
  title: 'Stock risk/StockRiskCell',
  component: about(StockRiskCell),
  render: (args) => <Cells {...args} />,
  args: { answer: PREDICTIONS, outlook: OUTLOOK, onDraft: fn() },
};
export default meta;

type Story = StoryObj<Args>;

const words = () => screen.getAllByRole('button').map((button) => button.textContent);

/** The five displays of the specification. */
export const Displays: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'kein Risiko' });
    await expect(words()).toEqual([
      'nicht unterstützt',
      'nicht auf Lager',
      'kann diese Woche ausgehen',
      'noch 14 Tage',
      'kein Risiko',
    ]);
  },
};

/** The same in English, with the specification's own words. */
export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'no risk' });
    await expect(words()).toEqual([
      'not supported',
      'out of stock',
      'may run out this week',
      '14 days left',
      'no risk',
    ]);
    await userEvent.tab();
    const unsupported = await screen.findByRole('tooltip');
    await expect(unsupported).toHaveTextContent(
      "This product isn't supported yet due to low sales in the past 2 months. Trained on 21.11.2026 00:10.",
    );
  },
};

/** On keyboard focus the tooltip explains the word. */
export const Tooltip: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'noch 14 Tage' });
    for (let tabs = 0; tabs < 4; tabs += 1) await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'noch 14 Tage' });
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() =>
      expect(screen.getByRole('tooltip')).toHaveTextContent(
        'Die Vorhersage stammt aus einem maschinell gelernten Modell, das mit Daten der letzten 2 Monate trainiert wurde. ' +
          'Trainiert am 21.11.2026 00:10.',
      ),
    );
  },
};

/** A press opens the details: one sentence of reasons, the days between which it runs out, and what earlier predictions were worth. Escape returns. */
export const Panel: Story = {
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: 'noch 14 Tage' });
    await userEvent.click(button);
    const panel = await screen.findByRole('dialog', { name: 'Bestandsrisiko TAGE' });
    const reason = 'Verkauft 1 bis 2,6 am Tag, 34 da, Lieferung kommt 2 Tage zu spät.';
    await waitFor(() => expect(within(panel).getByText(reason)).toBeVisible());
    await expect(within(panel).getByText('06.12.2026 bis 18.12.2026 (80 % sicher)')).toBeVisible();
    await expect(within(panel).getByText(/20\.11\.2026: 24 Stück/)).toHaveTextContent('überfällig');
    await expect(within(panel).getByText('12.12.2026: 1.200 Stück')).toBeVisible();
    await expect(within(panel).getByText('ab 02.11.: 19 (erwartet 6–16)')).toBeVisible();
    await expect(
      within(panel).getByText(/^14-mal gesagt, 9-mal eingetroffen; 3-mal ohne Warnung ausgegangen$/),
    ).toBeVisible();
    await within(panel).findByRole('img', { name: /Verlauf des Bestands/ });
    await userEvent.click(
      within(panel).getByRole('button', { name: 'Anlieferung für 4 Wochen entwerfen: 22 Stück' }),
    );
    await expect(args.onDraft).toHaveBeenCalledWith(expect.objectContaining({ id: 'TAGE' }), 22);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Where a plain mean is as good, the panel says so, and what is learned then; before a week is over, it has no record to show. */
export const PanelOfMean: Story = {
  args: {
    outlook: anOutlook({
      model: 'mean',
      missing: 0,
      record: [],
      empty_in: { low: 15, high: null },
      this_week: { said: 0, came_true: 0, unsaid: 0 },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'noch 14 Tage' }));
    const panel = await screen.findByRole('dialog', { name: 'Bestandsrisiko TAGE' });
    const model = 'Mittelwert der letzten 2 Monate, gelernt ist die Streuung';
    await waitFor(() => expect(within(panel).getByText(model)).toBeVisible());
    await expect(panel).toHaveTextContent('nicht vor 06.12.2026');
    await expect(within(panel).getByText('noch keine vorhergesagte Woche vorbei')).toBeVisible();
    await expect(within(panel).queryByRole('button', { name: /entwerfen/ })).toBeNull();
  },
};

/** Nobody orders more of what is sold no longer: units are missing, but no delivery is offered. */
export const PanelOfInactive: Story = {
  render: ({ answer, outlook, onDraft }) => (
    <Alone
      answer={answer}
      outlook={outlook}
      onDraft={onDraft}
      product={{ ...aProduct('TAGE', 'Ostfriesische Teemischung', 34), status: 'inaktiv' }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'noch 14 Tage' }));
    const panel = await screen.findByRole('dialog', { name: 'Bestandsrisiko TAGE' });
    await within(panel).findByText(/^Verkauft /);
    await expect(within(panel).queryByRole('button', { name: /entwerfen/ })).toBeNull();
  },
};

/** Without a prediction the panel says why; on a phone there is no other way to read it. */
export const PanelOfUnsupported: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'nicht unterstützt' }));
    const panel = await screen.findByRole('dialog', { name: 'Bestandsrisiko NEU' });
    await waitFor(() => expect(within(panel).getByText(/wegen geringer Verkäufe/)).toBeVisible());
  },
};

/** In a narrow place the words wrap, and a long product name stays within the panel. */
export const LongTexts: Story = {
  args: {
    answer: someRisks([aPrediction(LONG_ID, { weeks_left_stock: 0, days_left: 4, available: 123_456 })]),
  },
  render: ({ answer }) => <Alone answer={answer} product={aProduct(LONG_ID, LONG_NAME, 123_456)} />,
  decorators: [inWidth(96)],
  play: async ({ canvas, canvasElement }) => {
    const word = await canvas.findByRole('button', { name: 'kann diese Woche ausgehen' });
    await keepsToWidth({ canvasElement });
    await userEvent.click(word);
    const panel = await screen.findByRole('dialog', { name: `Bestandsrisiko ${LONG_ID}` });
    await within(panel).findByText(/^Verkauft /);
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

/** The predictions are loading. */
export const Loading: Story = { args: { answer: 'silent' } };

/** The predictions could not be loaded; the table works without them. */
export const Failed: Story = {
  args: { answer: 'failed' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Vorhersage nicht verfügbar')).length).toBe(PRODUCTS.length);
  },
};

/** There are no predictions before the first training; they are fetched again. */
export const NotTrainedYet: Story = {
  args: { answer: { ...someRisks([]), trained_at: null } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Vorhersage nicht verfügbar')).length).toBe(PRODUCTS.length);
  },
};
