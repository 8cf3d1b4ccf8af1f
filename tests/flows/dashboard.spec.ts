import {
  dashboardConfigsCreate,
  dashboardConfigsGet,
  dashboardConfigsList,
  parseDashboard,
} from '@kontor/portal-core/dashboards';
import { expectAccessible } from './accessible.js';
import { DashboardEditorPage } from './pages/DashboardEditorPage.js';
import { DashboardPage } from './pages/DashboardPage.js';
import { expect, inTurns, test } from './portal.js';
import { expectWithinWindow } from './within-window.js';

inTurns('the dashboard', () => {
  test('shows its widgets side by side, whatever becomes of one of them', async ({ page, text }) => {
    const dashboard = new DashboardPage(page, text);
    await dashboard.open();
    await expect(dashboard.chart).toBeVisible();
    await expect(dashboard.orderRows).toHaveCount(5);
    await expect(dashboard.posts).toHaveCount(5);
    await expectAccessible(page);

    await page.route('**/api/orders/chart*', (route) => route.fulfill({ status: 400, body: '{}' }));
    await dashboard.open();
    await expect(dashboard.widget('dashboards.last_orders').getByRole('alert')).toBeVisible();
    await expect(dashboard.orderRows).toHaveCount(5);
    await expect(dashboard.posts).toHaveCount(5);

    const first = dashboard.posts.first().getByRole('link');
    const name = await first.innerText();
    await first.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the dashboard is one column', async ({ page, text }) => {
    const dashboard = new DashboardPage(page, text);
    await dashboard.open();
    await expect(dashboard.orderRows.first()).toBeVisible();
    await expect(dashboard.chart).toBeVisible();
    const columns = () =>
      dashboard.widgets.evaluateAll(
        (widgets) => new Set(widgets.map((widget) => widget.getBoundingClientRect().left)).size,
      );
    await expect.poll(columns).toBe(1);
    await expectWithinWindow(page);
  });
});

test.describe('dashboard configs', () => {
  test.describe('of an administrator', () => {
    test.use({ user: 'admin' });

    test('are named, filled, arranged by mouse and keyboard, and saved', async ({ page, portal, text }) => {
      const client = await portal.client('admin');
      const editor = new DashboardEditorPage(page, text);
      const name = `Ablauf ${Date.now()}`;
      await editor.openNew();
      await editor.button('dashboards.create').click();
      await expect(page.getByText(text('dashboards.nameRequired'))).toBeVisible();
      await expect(editor.name).toBeFocused();
      await editor.name.fill(name);
      await editor.button('dashboards.addWidget').click();
      await editor.button('dashboards.add').click();
      await expect(page.getByText(text('dashboards.widgetRequired'))).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await editor.add('dashboards.kindLatestPosts');
      await editor.add('dashboards.kindHtmlCard', async () => {
        await page.getByRole('textbox', { name: text('dashboards.cardTitle') }).fill('Hinweis');
      });
      await editor.button('dashboards.create').click();
      await expect(page).toHaveURL(/\/dashboard-configs\/\d+$/);

      await editor.button('dashboards.edit').click();
      const posts = text('dashboards.latestPosts');
      await editor.handle('Hinweis').focus();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Shift+ArrowRight');
      await expect(
        page.getByText(
          text('dashboards.handleState', { title: 'Hinweis', column: 1, row: 1, width: 5, height: 4 }),
        ),
      ).toBeAttached();
      await editor.dragRight(posts, 620);
      await expectAccessible(page);
      await editor.stopEditing();

      const id = Number(new URL(page.url()).pathname.split('/').at(-1));
      const stored = await client.call(dashboardConfigsGet, { params: { id } });
      expect(stored.name).toBe(name);
      const places = new Map(parseDashboard(stored.content).map((widget) => [widget.kind, widget]));
      expect(places.get('html_card')).toMatchObject({ x: 0, y: 0, w: 5, h: 4 });
      expect(places.get('latest_posts')?.x).toBeGreaterThan(3);

      await editor.button('dashboards.edit').click();
      await editor.name.fill('Verworfen');
      const list = page
        .getByRole('navigation')
        .getByRole('link', { name: text('shell.dashboardConfigs') })
        .first();
      await list.click();
      await page.getByRole('button', { name: text('common.keepEditing') }).click();
      await expect(editor.name).toHaveValue('Verworfen');
      await list.click();
      await page.getByRole('button', { name: text('common.discard') }).click();
      await expect(page.getByRole('link', { name })).toBeVisible();
    });

    test('are listed, and deleted when that is meant', async ({ page, portal, text }) => {
      const client = await portal.client('admin');
      const name = `Weg damit ${Date.now()}`;
      await client.call(dashboardConfigsCreate, { body: { name, content: '[]' } });
      await page.goto('/dashboard-configs');
      await expect(page.getByRole('link', { name })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: text('dashboards.deleteNamed', { name }) }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: text('common.cancel') }).click();
      await expect(question).toBeHidden();
      await page.getByRole('button', { name: text('dashboards.deleteNamed', { name }) }).click();
      await question.getByRole('button', { name: text('dashboards.delete'), exact: true }).click();
      await expect(page.getByText(text('dashboards.deleted'))).toBeVisible();
      await expect(page.getByRole('link', { name })).toBeHidden();
      const { entries } = await client.call(dashboardConfigsList, { query: { limit: 250 } });
      expect(entries.some((entry) => entry.name === name)).toBe(false);
    });
  });

  test('are not for merchants', async ({ page, text }) => {
    await page.goto('/dashboard-configs');
    await expect(page.getByRole('heading', { name: text('shell.noAccessTitle') })).toBeVisible();
  });
});
