import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Language, TextKey, Translate } from '@kontor/portal-core/i18n';
import { OrderForm } from './OrderForm.js';

/** The products with their filters, warehouse places, forms and download. */
export class ProductsPage {
  constructor(
    readonly page: Page,
    private readonly text: Translate,
    private readonly language: Language,
  ) {}

  /** Comes to it by its address, with what the address asks for. */
  async visit(search: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.page.goto(`/products?${new URLSearchParams(search).toString()}`);
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.text('shell.products') }),
    ).toBeVisible();
    await this.expectSettled();
  }

  get table(): Locator {
    return this.page.getByRole('grid', { name: this.text('products.tableLabel') });
  }

  get rows(): Locator {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('rowheader') });
  }

  row(productId: string): Locator {
    return this.table
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: productId, exact: true }) });
  }

  async expectFound(count: number): Promise<void> {
    const total = count.toLocaleString(this.language);
    const found = this.text('products.foundCount', { count, total });
    await expect(this.page.getByRole('status').getByText(found, { exact: true })).toBeVisible();
    await this.expectSettled();
  }

  get filters(): Locator {
    return this.page.getByRole('search');
  }

  /** Chooses a value of a criterion; it applies at once. */
  async choose(criterion: TextKey, value: string): Promise<void> {
    await this.filters.getByRole('button', { name: this.text(criterion) }).click();
    await this.page.getByRole('option', { name: value, exact: true }).click();
  }

  /** Types into a criterion; Enter applies. */
  async enter(criterion: TextKey, words: string): Promise<void> {
    const box = this.filters.getByRole('textbox', { name: this.text(criterion), exact: true });
    await box.fill(words);
    await box.press('Enter');
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

  /** Opens the places a product lies on; answers the dialog. */
  async openWarehouse(productId: string): Promise<Locator> {
    await this.row(productId)
      .getByRole('button', { name: this.text('products.warehouse'), exact: true })
      .click();
    return this.page.getByRole('dialog', { name: this.text('products.warehouseOf', { id: productId }) });
  }

  /** Opens the form of a new product. */
  async create(): Promise<OrderForm> {
    await this.page.getByRole('button', { name: this.text('products.createProduct') }).click();
    return new OrderForm(this.page, this.text, this.text('products.createProduct'));
  }

  /** Opens the form of a product. */
  async edit(productId: string): Promise<OrderForm> {
    const name = this.text('products.editProductOf', { id: productId });
    await this.table.getByRole('button', { name, exact: true }).click();
    return new OrderForm(this.page, this.text, this.text('products.editProduct'));
  }

  async expectNotice(words: TextKey): Promise<void> {
    const notices = this.page.getByRole('region', { name: this.text('common.notices') });
    await expect(notices.getByText(this.text(words)).first()).toBeVisible();
  }

  /** Downloads what is found; answers the file's text. */
  async download(kind: TextKey): Promise<{ readonly name: string; readonly content: string }> {
    await this.page.getByRole('button', { name: this.text('orders.downloadCsv') }).click();
    const [file] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('menuitem', { name: this.text(kind) }).click(),
    ]);
    return { name: file.suggestedFilename(), content: readFileSync(await file.path(), 'utf8') };
  }

  /** The rows asked for are there. */
  private async expectSettled(): Promise<void> {
    await expect(this.table).not.toHaveAttribute('aria-busy', 'true');
  }
}
