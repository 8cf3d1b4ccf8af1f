import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from '@kontor/portal-core/i18n';

/** The orders under investigation, and the thread of one of them. */
export class InvestigationsPage {
  constructor(
    readonly page: Page,
    private readonly text: Translate,
  ) {}

  /** Comes to it by its address; the criteria are there. */
  async open(search = ''): Promise<void> {
    await this.page.goto(`/investigations${search}`);
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.text('investigations.table') }),
    ).toBeVisible();
    await expect(this.statusFilter).toBeVisible();
  }

  /** Comes to a page by its address with the thread of an order open. */
  async openThread(path: string, orderId: number): Promise<void> {
    await this.page.goto(`${path}?investigation-for-order=${orderId}`);
  }

  get statusFilter(): Locator {
    return this.page.getByRole('button', { name: this.text('orders.investigation') }).first();
  }

  async filterByStatus(status: string): Promise<void> {
    await this.statusFilter.click();
    await this.page.getByRole('option', { name: status, exact: true }).click();
  }

  async filterByMerchant(name: string): Promise<void> {
    const field = this.page.getByRole('combobox', { name: this.text('merchants.merchant'), exact: true });
    await field.pressSequentially(name);
    await this.page.getByRole('option', { name }).click();
  }

  async showOnlyNews(): Promise<void> {
    await this.page.getByRole('checkbox', { name: this.text('investigations.unseen') }).check();
  }

  /** The button in a row of a table of orders that opens the order's thread. */
  opener(orderNumber: string): Locator {
    const name = this.text('investigations.openOf', { id: orderNumber });
    return this.page.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  thread(orderNumber: string): Thread {
    const name = this.text('investigations.titleOf', { id: orderNumber });
    return new Thread(this.page.getByRole('dialog', { name }), this.page, this.text);
  }
}

/** The thread of an order. */
export class Thread {
  constructor(
    readonly dialog: Locator,
    private readonly page: Page,
    private readonly text: Translate,
  ) {}

  get comments(): Locator {
    return this.dialog.getByRole('article');
  }

  get editor(): Locator {
    return this.dialog.getByRole('textbox');
  }

  get statusMenu(): Locator {
    return this.dialog.getByRole('button', { name: this.text('investigations.changeStatus') });
  }

  async write(words: string): Promise<void> {
    await this.editor.click();
    await this.page.keyboard.insertText(words);
    await expect(this.editor).toContainText(words);
  }

  async press(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }

  /** Opens the menu; answers its entries. */
  async statusActions(): Promise<Locator> {
    await this.statusMenu.click();
    const actions = this.page.getByRole('menuitem');
    await expect(actions.first()).toBeVisible();
    return actions;
  }

  async close(): Promise<void> {
    await this.press(this.text('common.close'));
    await expect(this.dialog).toBeHidden();
  }
}
