import { expect, type Locator, type Page } from '@playwright/test';
import type { TextKey, Translate } from '@kontor/portal-core/i18n';

/** One order whole, beside the list. */
export class OrderPanel {
  readonly panel: Locator;

  constructor(
    private readonly page: Page,
    private readonly text: Translate,
    readonly externalId: string,
  ) {
    this.panel = page.getByRole('dialog', { name: externalId, exact: true });
  }

  /** Comes to it by its address, as a link does. */
  async open(orderId: number): Promise<void> {
    await this.page.goto(`/orders?order=${orderId}`);
    await expect(this.panel).toBeVisible();
    await expect(this.timeline.getByRole('listitem').first()).toBeVisible();
  }

  async expectStatus(status: TextKey): Promise<void> {
    await expect(this.panel.getByText(this.text(status), { exact: true }).first()).toBeVisible();
  }

  button(label: TextKey): Locator {
    return this.panel.getByRole('button', { name: this.text(label), exact: true });
  }

  /** What happened, newest first. */
  get timeline(): Locator {
    return this.panel.getByRole('region', { name: this.text('orders.timeline') });
  }

  /** A dialog opened from it. */
  dialog(title: TextKey): Locator {
    return this.page.getByRole('dialog', { name: this.text(title, { id: this.externalId }) });
  }

  get question(): Locator {
    return this.page.getByRole('alertdialog');
  }

  /** A notice at the edge of the page. */
  async expectNotice(words: string): Promise<void> {
    const notices = this.page.getByRole('region', { name: this.text('common.notices') });
    await expect(notices.getByText(words).first()).toBeVisible();
  }
}
