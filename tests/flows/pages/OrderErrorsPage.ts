import { expect, type Locator, type Page } from '@playwright/test';
import type { Language, TextKey, Translate } from '@kontor/portal-core/i18n';

/** The order errors with their filter, their months and the dialog of one order. */
export class OrderErrorsPage {
  constructor(
    readonly page: Page,
    private readonly text: Translate,
    private readonly language: Language,
  ) {}

  /** Comes to it by its address, narrowed by what the address says. */
  async visit(search: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.page.goto(`/order-errors?${new URLSearchParams(search)}`);
    await this.expectSettled();
  }

  /** The rows and months asked for are there. */
  async expectSettled(): Promise<void> {
    await expect(this.heading).toBeVisible();
    await expect(this.page.locator('main [aria-busy=true]')).toHaveCount(0);
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.text('shell.orderErrors') });
  }

  get table(): Locator {
    return this.page.getByRole('grid', { name: this.text('orderErrors.tableLabel') });
  }

  row(description: string): Locator {
    return this.table.getByRole('row').filter({ hasText: description });
  }

  head(column: TextKey): Locator {
    return this.table.getByRole('columnheader', { name: this.text(column) });
  }

  async sortBy(column: TextKey): Promise<void> {
    const head = this.head(column);
    const before = (await head.getAttribute('aria-sort')) ?? '';
    await head.getByRole('button').click();
    await expect(head).not.toHaveAttribute('aria-sort', before);
    await this.expectSettled();
  }

  async expectFound(count: number): Promise<void> {
    const total = count.toLocaleString(this.language);
    const found = this.text('orderErrors.foundCount', { count, total });
    await expect(this.page.getByRole('status').getByText(found, { exact: true })).toBeVisible();
  }

  /** Chooses a value of the filter; it holds when applied. */
  async choose(criterion: TextKey, value: string): Promise<void> {
    await this.page
      .getByRole('search')
      .getByRole('button', { name: new RegExp(`${this.text(criterion)}$`) })
      .click();
    await this.page.getByRole('option', { name: value, exact: true }).click();
  }

  async apply(): Promise<void> {
    await this.page.getByRole('button', { name: this.text('common.applyFilters') }).click();
    await this.expectSettled();
  }

  async clear(): Promise<void> {
    await this.page.getByRole('button', { name: this.text('common.clearFilters') }).click();
    await this.expectSettled();
  }

  /** The months and their counts, as the chart's table says them. */
  async months(): Promise<readonly string[]> {
    await this.page.getByRole('button', { name: this.text('charts.showTable') }).click();
    const table = this.page.getByRole('table', { name: this.text('orderErrors.chartTable') });
    await expect(table).toBeVisible();
    const rows = await table.locator('tbody').getByRole('row').allInnerTexts();
    await this.page.getByRole('button', { name: this.text('charts.showChart') }).click();
    return rows.map((row) => row.replace(/\s+/g, ' ').trim());
  }

  status(within: Locator): Locator {
    const name = this.text('orderErrors.changeStatusOf', { id: '' }).trim();
    return within.getByRole('button', { name: new RegExp(name) });
  }

  async changeStatus(within: Locator, status: string): Promise<void> {
    await this.status(within).click();
    await this.page.getByRole('option', { name: status, exact: true }).click();
  }

  /** Opens the errors of the order a row is about. */
  async openOrder(row: Locator, id: number): Promise<void> {
    await row.getByRole('button', { name: String(id), exact: true }).click();
    await expect(this.dialog).toBeVisible();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  async beginNew(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.text('orderErrors.create') }).click();
    await expect(this.page.getByRole('form', { name: this.text('orderErrors.create') })).toBeVisible();
  }

  /** Begins an error whose order is still to be found. */
  async beginOnPage(): Promise<void> {
    await this.page.getByRole('button', { name: this.text('orderErrors.create') }).click();
    await expect(this.dialog).toBeVisible();
  }

  /** Finds an order by a number and chooses the first. */
  async findOrder(number: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: this.text('orderErrors.order') }).fill(number);
    await this.page.getByRole('option', { name: new RegExp(`· ${number}`) }).click();
  }

  async fill(values: { readonly type: string; readonly status: string; readonly description: string }) {
    for (const [label, value] of [
      ['orderErrors.type', values.type],
      ['orderErrors.status', values.status],
    ] as const) {
      await this.dialog.getByRole('button', { name: new RegExp(this.text(label)) }).click();
      await this.page.getByRole('option', { name: value, exact: true }).click();
    }
    await this.dialog
      .getByRole('textbox', { name: this.text('orderErrors.description') })
      .fill(values.description);
  }

  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.text('common.save') }).click();
  }
}
