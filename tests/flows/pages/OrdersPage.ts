import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Language, Translate } from '@kontor/portal-core/i18n';
import { expectAccessible } from '../accessible.js';

/** The orders with their filters, pages and download. */
export class OrdersPage {
  constructor(
    readonly page: Page,
    private readonly text: Translate,
    private readonly language: Language,
  ) {}

  /** Comes to it by its address. */
  async open(): Promise<void> {
    await this.visit();
    await expectAccessible(this.page);
  }

  /** As `open`, for a test that is about something else. */
  async visit(): Promise<void> {
    await this.page.goto('/orders');
    await this.expectShown();
  }

  /** The heading, the orders and what narrows them are there. */
  async expectShown(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: this.text('shell.orders') })).toBeVisible();
    await expect(this.rows.first()).toBeVisible();
  }

  /** The same view on another page of the browser. */
  on(page: Page): OrdersPage {
    return new OrdersPage(page, this.text, this.language);
  }

  get table(): Locator {
    return this.page.getByRole('grid', { name: this.text('orders.tableLabel') });
  }

  /** The rows of orders that are drawn, without the head. */
  get rows(): Locator {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('rowheader') });
  }

  row(orderId: string): Locator {
    return this.table
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: orderId, exact: true }) });
  }

  async expectFound(count: number): Promise<void> {
    const total = count.toLocaleString(this.language);
    const found = this.text('orders.foundCount', { count, total });
    await expect(this.page.getByRole('status').getByText(found, { exact: true })).toBeVisible();
  }

  async search(words: string): Promise<void> {
    await this.enter(this.text('orders.search'), words);
  }

  async filterByOrderId(beginning: string): Promise<void> {
    await this.enter(this.text('orders.orderId'), beginning);
  }

  async filterByStatus(status: string): Promise<void> {
    await this.filters.getByRole('button', { name: this.text('orders.status') }).click();
    await this.page.getByRole('option', { name: status, exact: true }).click();
  }

  /** Chooses the merchant that all lists are about, without a mouse. */
  async chooseMerchant(name: string): Promise<void> {
    const field = this.page.getByRole('combobox', { name: this.text('merchants.shownMerchant') });
    await field.focus();
    await field.pressSequentially(name);
    await expect(this.page.getByRole('option', { name })).toBeVisible();
    await field.press('ArrowDown');
    await field.press('Enter');
  }

  async displayAllMerchants(): Promise<void> {
    await this.filters.getByRole('checkbox', { name: this.text('merchants.displayAllMerchants') }).check();
  }

  /** The filters that are set, in words. */
  get chips(): Locator {
    const remove = this.text('common.removeFilter', { label: '' }).trim();
    return this.page
      .getByRole('list', { name: this.text('common.activeFilters') })
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button', { name: remove }) });
  }

  async removeChip(words: string): Promise<void> {
    const label = this.text('common.removeFilter', { label: words });
    await this.page.getByRole('button', { name: label, exact: true }).click();
  }

  head(column: string): Locator {
    return this.table.getByRole('columnheader', { name: column });
  }

  /** The edge of a column, by which its width is changed. */
  edge(column: string): Locator {
    return this.table.getByRole('separator', { name: this.text('common.columnWidth', { column }) });
  }

  /** Drags the edge of a column by so many px. */
  async dragEdge(column: string, px: number): Promise<void> {
    await this.edge(column).hover();
    const box = await this.edge(column).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 4, (box?.y ?? 0) + 10];
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + px, y, { steps: 4 });
    await this.page.mouse.up();
  }

  async widthOf(column: string): Promise<number> {
    const box = await this.head(column).boundingBox();
    return Math.round(box?.width ?? 0);
  }

  async sortBy(column: string): Promise<void> {
    const head = this.head(column);
    const before = (await head.getAttribute('aria-sort')) ?? '';
    await head.getByRole('button').click();
    await expect(head).not.toHaveAttribute('aria-sort', before);
    await this.expectSettled();
  }

  async goToPage(number: number): Promise<void> {
    const name = this.text('common.pageNumber', { page: number });
    await this.page.getByRole('button', { name, exact: true }).click();
    await expect(this.currentPage).toHaveText(String(number));
    await this.expectSettled();
  }

  /** The rows asked for are there; until then those from before stand, dimmed. */
  private async expectSettled(): Promise<void> {
    await expect(this.table).not.toHaveAttribute('aria-busy', 'true');
  }

  get currentPage(): Locator {
    return this.page
      .getByRole('navigation', { name: this.text('common.pagerLabel') })
      .locator('[aria-current=page]');
  }

  /** Downloads what is found, or what is chosen of it, in the columns of the screen or of an import; answers the file. */
  async download(
    dialect: string,
    layout: 'screen' | 'import',
    what: 'found' | 'selection' = 'found',
  ): Promise<{ readonly name: string; readonly bytes: Buffer }> {
    const name = this.text(what === 'found' ? 'orders.downloadCsv' : 'orders.downloadSelected');
    await this.page.getByRole('button', { name, exact: true }).click();
    const surface = this.page.getByRole('dialog', { name });
    const content = this.text(layout === 'screen' ? 'orders.downloadScreen' : 'orders.downloadImport');
    await surface.getByRole('radio', { name: content }).check();
    await surface.getByRole('radio', { name: dialect }).check();
    const [file] = await Promise.all([
      this.page.waitForEvent('download'),
      surface.getByRole('button', { name: this.text('orders.download'), exact: true }).click(),
    ]);
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  }

  /** Chooses an action from the menu of an order's row. */
  async choose(orderId: string, action: string): Promise<void> {
    const name = this.text('common.furtherActionsOf', { name: orderId });
    await this.row(orderId).getByRole('button', { name }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  /** The link to the address in an order's row. */
  addressOf(row: Locator): Locator {
    return row.getByRole('button', { name: /^\d+$/ });
  }

  get addressDialog(): Locator {
    return this.page.getByRole('dialog', { name: this.text('orders.deliveryAddress') });
  }

  get filters(): Locator {
    return this.page.getByRole('search');
  }

  private async enter(field: string, words: string): Promise<void> {
    const box = this.filters.getByRole('textbox', { name: field, exact: true });
    await box.fill(words);
    await box.press('Enter');
  }
}
