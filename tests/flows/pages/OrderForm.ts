import type { Locator, Page } from '@playwright/test';
import type { TextKey, Translate } from '@kontor/portal-core/i18n';

/** The form of an order, in the dialog that creates or updates one. */
export class OrderForm {
  readonly dialog: Locator;

  constructor(
    private readonly page: Page,
    private readonly text: Translate,
    title: string,
  ) {
    this.dialog = page.getByRole('dialog', { name: title });
  }

  /** A field for text, by the name of its label. */
  field(label: TextKey): Locator {
    return this.dialog.getByRole('textbox', { name: new RegExp(`^${escape(this.text(label))}`) }).first();
  }

  /** Fills texts by the names of their labels. */
  async fill(texts: Partial<Record<TextKey, string>>): Promise<void> {
    for (const [label, value] of Object.entries(texts)) await this.field(label as TextKey).fill(value);
  }

  async choose(label: TextKey, entry: string): Promise<void> {
    await this.dialog.getByRole('button', { name: this.text(label) }).click();
    await this.page.getByRole('option', { name: entry }).click();
  }

  /** Types into a field with suggestions and takes the one named. */
  async find(label: TextKey, typed: string, entry: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: this.text(label) }).fill(typed);
    await this.page.getByRole('option', { name: entry }).click();
  }

  /** Searches a product by its number and adds so many of it. */
  async addProduct(number: string, quantity: number): Promise<void> {
    await this.find('orders.products', number, number);
    await this.dialog
      .getByRole('textbox', { name: this.text('orders.quantity'), exact: true })
      .fill(String(quantity));
    await this.press('orders.addProduct');
  }

  quantityOf(name: string): Locator {
    return this.dialog.getByRole('textbox', { name: this.text('orders.quantityOf', { name }) });
  }

  async press(label: TextKey): Promise<void> {
    await this.dialog.getByRole('button', { name: this.text(label), exact: true }).click();
  }
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
