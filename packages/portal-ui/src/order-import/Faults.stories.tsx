import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { about } from '../testing/about.js';
import { arrived, ImportStory, next, toCheck, toMapping } from '../testing/import-story.js';
import { inWidth } from '../testing/in-width.js';
import { orderFile, type Mistakes } from '../testing/order-file.js';
import { OrderImportWizard } from './OrderImportWizard.js';

const meta: Meta<typeof OrderImportWizard> = {
  title: 'Order import/Faults',
  component: about(OrderImportWizard),
  render: (props) => (
    <ImportStory portal={{}}>
      <OrderImportWizard {...props} />
    </ImportStory>
  ),
  args: { onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof meta>;

const SEVEN_KINDS: Mistakes = {
  1: { Land: 'Grosbritannien' },
  2: { Land: 'Grosbritannien' },
  3: { Bestelldatum: '31.11.2026' },
  4: { 'Artikelnr.': 'NW1O01', Menge: 'zwei' },
  5: { Anrede: 'Divers' },
  6: { PLZ: '1067#' },
  7: { 'E-Mail': 'falsch' },
};

const box = () => screen.findByRole('region', { name: 'Fehler' });
const entries = async () => within(await box()).findAllByRole('listitem');

/** Of many kinds of fault the two of the most rows are shown; the others unfold, and fold again. */
export const ManyKinds: Story = {
  play: async () => {
    await toCheck({ orders: 20, mistakes: SEVEN_KINDS });
    const all = await within(await box()).findByRole('button', { name: 'Alle 7 zeigen' });
    await expect(all).toHaveAttribute('aria-expanded', 'false');
    await expect(await entries()).toHaveLength(2);
    await expect((await entries())[0]).toHaveTextContent('Grosbritannien');
    await userEvent.click(all);
    await expect(await entries()).toHaveLength(7);
    await userEvent.click(within(await box()).getByRole('button', { name: 'Weniger zeigen' }));
    await expect(await entries()).toHaveLength(2);
  },
};

/** Without many there is nothing to unfold; F8 visits every wrong cell, from wherever the focus is. */
export const ThreeKinds: Story = {
  play: async () => {
    await toCheck({
      orders: 20,
      mistakes: { 1: { Land: 'Grosbritannien' }, 3: { PLZ: '1067#', Menge: 'zwei' } },
    });
    await expect(await entries()).toHaveLength(3);
    await expect(within(await box()).queryByRole('button', { name: /zeigen$/i, expanded: false })).toBeNull();
    for (const wrong of [/^Grosbritannien/, /^1067#/, /^zwei/, /^Grosbritannien/]) {
      await userEvent.keyboard('{F8}');
      await waitFor(() => expect(document.activeElement).toHaveTextContent(wrong));
    }
  },
};

/** On a tablet no column lies outside the grid's frame, however many have faults, and a cell says what is wrong in a few words. */
export const OnATablet: Story = {
  decorators: [inWidth(720)],
  play: async () => {
    await toCheck({ orders: 20, mistakes: SEVEN_KINDS });
    await box();
    const grid = screen.getByRole('grid');
    await expect(grid.scrollWidth).toBeLessThanOrEqual((grid.parentElement?.clientWidth ?? 0) + 1);
    await screen.findByRole('columnheader', { name: 'Ergebnis' });
    await within(grid).findAllByText(/^Land unbekannt/);
  },
};

/** On a wide page as on a narrow one, words of ordinary length are whole: columns fold before a word breaks. */
export const WholeWords: Story = {
  decorators: [inWidth(1158)],
  play: async ({ canvasElement }) => {
    const street = { 'Straße/Hausnr.': 'Brandstwietenweg 3' };
    const name = { 'Vor- und Nachname': 'Bärbel Niedermeyer-Habermannseder' };
    const mistakes = { 2: { ...street, ...name }, 4: { ...SEVEN_KINDS[4], ...street, ...name } };
    await toCheck({ orders: 20, mistakes: { ...SEVEN_KINDS, ...mistakes } });
    await box();
    const frame = canvasElement.querySelector<HTMLElement>('[data-in-width]');
    for (const width of [1440, 1158, 1084, 900]) {
      frame?.style.setProperty('width', `${width}px`);
      for (const word of ['Brandstwietenweg', 'Habermannseder'])
        await waitFor(() => expect(linesOf(word)).toEqual([1, 1]));
    }
  },
};

/** On how many lines a word stands, in each cell that has it. */
function linesOf(word: string): number[] {
  const texts = document.createTreeWalker(screen.getByRole('grid'), NodeFilter.SHOW_TEXT);
  const found: number[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const at = node.textContent?.indexOf(word) ?? -1;
    if (at === -1) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + word.length);
    found.push(range.getClientRects().length);
  }
  return found;
}

/** Remarks that nobody has read are listed together, and answered by one button. */
export const RemarksToRead: Story = {
  play: async () => {
    const [head, ...rows] = orderFile({ orders: 4 }).split('\r\n');
    const remarks = ['Oma kriegt das', 'bitte klingeln', 'mach drei draus', ''];
    await toMapping(
      [`${head};Bemerkung`, ...rows.map((row, at) => `${row};${remarks[at] ?? ''}`)].join('\r\n'),
    );
    await next();
    await arrived();
    const list = within(await box());
    const read = within(await list.findByRole('list', { name: 'Bemerkungen zum Lesen' }));
    await expect(read.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Zeile 2 Oma kriegt das',
      'Zeile 4 mach drei draus',
    ]);
    await userEvent.click(list.getByRole('button', { name: 'Gelesen, so senden' }));
    const undo = await list.findByRole('button', { name: 'Alle Bemerkungen sind gelesen: zurücknehmen' });
    await waitFor(() => expect(undo).toHaveFocus());
    await waitFor(() => expect(screen.getByText(/4 Bestellungen importieren/)).toBeVisible());
    await userEvent.click(undo);
    await list.findByRole('list', { name: 'Bemerkungen zum Lesen' });
  },
};

/** A question that was answered and comes back is not folded away, and has the focus. */
export const AskedAgain: Story = {
  play: async () => {
    const [head, ...rows] = orderFile({ orders: 5 }).split('\r\n');
    const remarks = ['nicht versenden', 'holt selbst ab', 'bitte nicht ausliefern', 'STORNO', ''];
    await toMapping(
      [`${head};Bemerkung`, ...rows.map((row, at) => `${row};${remarks[at] ?? ''}`)].join('\r\n'),
    );
    await next();
    await arrived();
    const list = within(await box());
    await userEvent.click(await list.findByRole('button', { name: 'Alle 4 zeigen' }));
    const last = list.getAllByRole('button', { name: 'Trotzdem importieren' }).at(-1);
    await userEvent.click(last as HTMLElement);
    const undo = await list.findByRole('button', { name: /wird trotzdem importiert: zurücknehmen/ });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(undo);
    await waitFor(() =>
      expect(list.getAllByRole('button', { name: 'Trotzdem importieren' })).toHaveLength(4),
    );
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Trotzdem importieren'));
  },
};
