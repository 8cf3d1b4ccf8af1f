import { expect, type Locator, type Page } from '@playwright/test';
import type { TextKey, Translate } from '@kontor/portal-core';

/** The users with their forms, and what one does in the place of one of them. */
export class UsersPage {
  constructor(
    readonly page: Page,
    private readonly text: Translate,
  ) {}

  async visit(): Promise<void> {
    await this.page.goto('/users');
    await this.expectSettled();
  }

  async expectSettled(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: this.text('shell.users') })).toBeVisible();
    await expect(this.page.locator('main [aria-busy=true]')).toHaveCount(0);
  }

  row(username: string): Locator {
    const table = this.page.getByRole('grid', { name: this.text('users.tableLabel') });
    return table.getByRole('row').filter({ hasText: username });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  field(name: TextKey): Locator {
    return this.dialog.getByRole('textbox', { name: this.text(name) });
  }

  async beginNew(): Promise<void> {
    await this.page.getByRole('button', { name: this.text('users.create') }).click();
    await expect(this.field('users.username')).toBeFocused();
  }

  async fill(values: Partial<Record<TextKey, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name as TextKey).fill(value);
  }

  async choose(name: TextKey, option: string): Promise<void> {
    await this.dialog.getByRole('button', { name: new RegExp(this.text(name)) }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  /** Types part of a merchant's name and takes the one offered. */
  async chooseMerchant(part: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: this.text('users.merchant') }).fill(part);
    await this.page.getByRole('option').filter({ hasText: part }).first().click();
  }

  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.text('common.save') }).click();
  }

  async edit(username: string): Promise<void> {
    await this.press('users.editNamed', username);
    await expect(this.dialog).toBeVisible();
  }

  async logInAs(username: string): Promise<void> {
    await this.press('users.logInAs', username);
    await this.page.waitForURL('**/dashboard');
  }

  private async press(action: TextKey, name: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: this.text(action, { name }), exact: true })
      .click();
  }
}

/** The own profile. */
export class ProfilePage {
  constructor(
    readonly page: Page,
    private readonly text: Translate,
  ) {}

  async visit(): Promise<void> {
    await this.page.goto('/profile');
    await expect(this.field('session.fullName')).toBeVisible();
  }

  field(name: TextKey): Locator {
    return this.page.getByRole('main').getByLabel(new RegExp(`^${this.text(name)}`));
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: this.text('common.save') }).click();
  }

  async changePassword(current: string, next: string): Promise<void> {
    await this.field('session.currentPassword').fill(current);
    await this.field('session.newPassword').fill(next);
    await this.page.getByRole('button', { name: this.text('session.passwordTitle') }).click();
  }
}
