import { expect, test } from './host.js';
import { hostilePages } from './hosts.js';

const LIGHT = { surface: 'rgb(255, 255, 255)', letters: 'rgb(67, 81, 95)' };
const NAMES = hostilePages('').map(({ name }) => name);

// Thirteen pages, and the portal behind each is a real one.
test.setTimeout(90_000);

test.describe('the orders stand', () => {
  for (const [index, name] of NAMES.entries())
    test(`on ${name}`, async ({ page, portal, partner, embedded }) => {
      const host = hostilePages(portal.url)[index]!;
      const address = partner.show({ body: '<kontor-orders-table></kontor-orders-table>', ...host });
      await page.goto(address);
      await expect(embedded.rows.first()).toBeVisible();
      await expect.poll(() => embedded.rows.count()).toBeGreaterThan(5);

      const first = await embedded.rows.first().textContent();
      await embedded.head('Bestellnr.').getByRole('button').click();
      await expect(embedded.rows.first()).not.toHaveText(first ?? '');

      const look = await embedded.rows.first().evaluate((cell) => {
        const { fontSize, fontStyle, letterSpacing, textTransform, direction } = getComputedStyle(cell);
        return { fontSize, fontStyle, letterSpacing, textTransform, direction, height: cell.clientHeight };
      });
      expect(look).toMatchObject({
        fontSize: '13px',
        fontStyle: 'normal',
        letterSpacing: 'normal',
        textTransform: 'none',
        direction: 'ltr',
      });
      expect(look.height).toBeGreaterThanOrEqual(38);
      expect(look.height).toBeLessThanOrEqual(48);

      const { surface, letters } = host.look ?? LIGHT;
      await expect(embedded.element.getByRole('button', { name: 'Spalten' })).toHaveCSS('color', letters);

      await embedded.createButton.click();
      await expect(embedded.dialog).toBeVisible();
      const sheet = embedded.dialog.locator(':scope > div').first();
      await expect(sheet).toHaveCSS('background-color', surface);
      await expect(sheet).toHaveCSS('position', /static|relative/);
      await page.keyboard.press('Escape');
      await expect(embedded.dialog).toBeHidden();
      await expect(embedded.createButton).toBeFocused();
    });
});
