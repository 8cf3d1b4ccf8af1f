import { expect, type Locator, type Page } from '@playwright/test';
import type { TextKey, Translate } from '@kontor/portal-core/i18n';

/** The start page with its widgets. */
export class DashboardPage {
  constructor(
    private readonly page: Page,
    private readonly text: Translate,
  ) {}

  async open(): Promise<void> {
    await this.page.goto('/dashboard');
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.text('shell.dashboard') }),
    ).toBeVisible();
    await expect(this.widgets.first()).toBeVisible();
  }

  /** A widget by its heading. */
  widget(title: TextKey): Locator {
    return this.page.getByRole('region', { name: this.text(title), exact: true });
  }

  get widgets(): Locator {
    return this.page.locator('section:has(> header > h2)');
  }

  get chart(): Locator {
    return this.widget('dashboards.last_orders').getByRole('figure');
  }

  get orderRows(): Locator {
    return this.widget('dashboards.latestOrders').locator('tbody > tr');
  }

  get posts(): Locator {
    return this.widget('dashboards.latestPosts').getByRole('listitem');
  }
}
