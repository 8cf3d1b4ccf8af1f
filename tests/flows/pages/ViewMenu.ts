import { expect, type Locator, type Page } from '@playwright/test';
import type { TextKey, Translate } from '@kontor/portal-core/i18n';

/** The menu of the views of a list. */
export class ViewMenu {
  constructor(
    private readonly page: Page,
    private readonly text: Translate,
  ) {}

  /** The button, which says the view shown. */
  showing(name: string, state: 'asKept' | 'changed' = 'asKept'): Locator {
    const words = state === 'asKept' ? 'savedViews.viewNamed' : 'savedViews.viewChanged';
    return this.page.getByRole('button', { name: this.text(words, { name }), exact: true });
  }

  get plain(): Locator {
    return this.page.getByRole('button', { name: this.text('savedViews.views'), exact: true });
  }

  /** Opens the menu and chooses an entry by its first words. */
  async choose(from: Locator, entry: string): Promise<void> {
    await from.click();
    await this.page.getByRole('menuitem', { name: entry }).first().click();
  }

  async act(from: Locator, key: TextKey, name = ''): Promise<void> {
    await this.choose(from, this.text(key, { name }));
  }

  async saveAs(name: string, { isShared = false, isDefault = false } = {}): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: this.text('savedViews.newTitle') });
    await dialog.getByRole('textbox', { name: this.text('savedViews.name') }).fill(name);
    if (isShared) await dialog.getByRole('checkbox', { name: this.text('savedViews.share') }).check();
    if (isDefault) await dialog.getByRole('checkbox', { name: this.text('savedViews.beginWith') }).check();
    await dialog.getByRole('button', { name: this.text('common.save'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(this.showing(name)).toBeVisible();
  }

  async delete(name: string): Promise<void> {
    await this.act(this.showing(name), 'savedViews.delete');
    const dialog = this.page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: this.text('savedViews.deleteConfirm'), exact: true }).click();
    await expect(this.plain).toBeVisible();
  }
}
