import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from '@kontor/portal-core/i18n';
import type { ImportOutcome } from '@kontor/portal-core/order-import';

/** The imports made so far, and the panel of one. */
export class ImportsPage {
  constructor(
    private readonly page: Page,
    private readonly text: Translate,
  ) {}

  /** Comes to it from the orders, which must show. */
  async openFromOrders(): Promise<void> {
    await this.page.getByRole('link', { name: this.text('shell.orderImports'), exact: true }).click();
    await this.expectShown();
  }

  async expectShown(): Promise<void> {
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.text('shell.orderImports') }),
    ).toBeVisible();
    await expect(this.table).not.toHaveAttribute('aria-busy', 'true');
  }

  get table(): Locator {
    return this.page.getByRole('grid', { name: this.text('shell.orderImports') });
  }

  /** The import of a file. */
  row(fileName: string): Locator {
    return this.table.getByRole('row').filter({ hasText: fileName });
  }

  async open(fileName: string): Promise<void> {
    await this.row(fileName).getByText(fileName, { exact: true }).click();
    await expect(this.panel).toBeVisible();
  }

  /** The import that is open beside the list. */
  get panel(): Locator {
    const title = this.text('orderImport.receiptNumber', { id: '' });
    return this.page.getByRole('dialog', { name: title });
  }

  /** How many orders of the open import came out so. */
  count(outcome: ImportOutcome): Locator {
    const label = this.text(`orderImport.outcomeHead_${outcome}`);
    return this.panel
      .locator('dl > div')
      .filter({ has: this.page.getByText(label, { exact: true }) })
      .getByRole('definition');
  }

  /** Takes the open import back. */
  async undo(): Promise<void> {
    const words = this.text('orderImport.undo');
    await this.panel.getByRole('button', { name: words }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: words }).click();
  }

  /** What was kept when it was taken back. */
  get kept(): Locator {
    return this.panel.getByRole('list', { name: this.text('orderImport.keptOrders') }).getByRole('listitem');
  }
}
