import { expect, type Locator, type Page } from '@playwright/test';
import type { TextKey, Translate } from '@kontor/portal-core/i18n';

/** The merchants with their form. */
export class MerchantsPage {
  constructor(
    readonly page: Page,
    private readonly text: Translate,
  ) {}

  async visit(): Promise<void> {
    await this.page.goto('/merchants');
    const heading = this.page.getByRole('heading', { level: 1, name: this.text('shell.merchants') });
    await expect(heading).toBeVisible();
    await expect(this.page.locator('main [aria-busy=true]')).toHaveCount(0);
  }

  row(name: string): Locator {
    const table = this.page.getByRole('grid', { name: this.text('merchants.tableLabel') });
    return table.getByRole('row').filter({ hasText: name });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  async beginNew(): Promise<void> {
    await this.page.getByRole('button', { name: this.text('merchants.create') }).click();
    await expect(this.dialog).toBeVisible();
  }

  async edit(name: string): Promise<void> {
    const action = this.text('merchants.editNamed', { name });
    await this.row(name).getByRole('button', { name: action, exact: true }).click();
    await expect(this.dialog).toBeVisible();
  }

  async fill(name: string, erpId: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: this.text('merchants.name') }).fill(name);
    await this.dialog.getByRole('textbox', { name: this.text('merchants.erpId') }).fill(erpId);
  }

  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.text('common.save') }).click();
  }

  /** What is told at a field whose value another merchant has. */
  taken(field: TextKey): string {
    return this.text('validation.alreadyExists', { field: this.text(field) });
  }
}
