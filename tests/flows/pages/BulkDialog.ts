import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Language, Translate } from '@kontor/portal-core/i18n';
import type { BulkAction } from '@kontor/portal-core/orders';

/** Choosing orders in the list, and what is done with them. */
export class BulkDialog {
  constructor(
    private readonly page: Page,
    private readonly text: Translate,
    private readonly language: Language,
  ) {}

  async chooseRow(row: Locator): Promise<void> {
    await row.getByRole('checkbox').check();
  }

  /** All rows of the page, then all the list finds. */
  async chooseAllFound(count: number): Promise<void> {
    await this.page.getByRole('checkbox', { name: this.text('common.selectAllRows') }).check();
    const total = count.toLocaleString(this.language);
    await this.page.getByRole('button', { name: this.text('orderBulk.selectAllFound', { total }) }).click();
    await this.expectChosen(count);
  }

  async expectChosen(count: number): Promise<void> {
    const total = count.toLocaleString(this.language);
    const words = this.text('common.selectedRows', { count, total });
    await expect(this.page.getByRole('status').getByText(words, { exact: true })).toBeVisible();
  }

  /** Asks for an action; its preview is there. */
  async ask(action: BulkAction): Promise<void> {
    const name = this.text(`orderBulk.${action}`);
    await this.page.getByRole('button', { name, exact: true }).click();
    await expect(this.dialog(action)).toBeVisible();
    await expect(this.dialog(action).getByText(this.text('orderBulk.checking'))).toBeHidden();
  }

  dialog(action: BulkAction): Locator {
    return this.page.getByRole('dialog', { name: this.text(`orderBulk.${action}Title`) });
  }

  async apply(action: BulkAction, count: number): Promise<void> {
    const total = count.toLocaleString(this.language);
    const name = this.text(`orderBulk.${action}Count`, { count, total });
    await this.dialog(action).getByRole('button', { name, exact: true }).click();
    const done = this.text('orderBulk.done', { count, total });
    await expect(this.dialog(action).getByRole('heading', { name: done })).toBeVisible();
  }

  /** The rows of the result, or of what will not change. */
  rows(action: BulkAction): Locator {
    return this.dialog(action)
      .getByRole('region', { name: this.text('orderBulk.results') })
      .locator('tbody tr');
  }

  async resultFile(action: BulkAction): Promise<string> {
    const [file] = await Promise.all([
      this.page.waitForEvent('download'),
      this.dialog(action)
        .getByRole('button', { name: this.text('orderBulk.resultFile') })
        .click(),
    ]);
    return readFileSync(await file.path(), 'utf8');
  }

  async close(action: BulkAction): Promise<void> {
    await this.dialog(action)
      .getByRole('button', { name: this.text('common.close'), exact: true })
      .last()
      .click();
    await expect(this.dialog(action)).toBeHidden();
  }
}
