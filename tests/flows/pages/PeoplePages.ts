import { expect, type Locator, type Page } from '@playwright/test';
import type { TextKey, Translate } from '@kontor/portal-core/i18n';

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
    return this.dialog.getByRole('textbox', { name: new RegExp(`^${this.text(name)}`) });
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
    await this.pressIn(username, 'users.editNamed');
    await expect(this.dialog).toBeVisible();
  }

  async logInAs(username: string): Promise<void> {
    await this.pressIn(username, 'users.logInAs');
    await this.page.waitForURL('**/dashboard');
  }

  /** Presses a button of the form. */
  async press(action: TextKey): Promise<void> {
    await this.dialog.getByRole('button', { name: this.text(action) }).click();
  }

  /** What is asked before something of weight. */
  get question(): Locator {
    return this.page.getByRole('alertdialog').filter({ has: this.page.getByRole('heading') });
  }

  async confirm(action: TextKey): Promise<void> {
    await this.question.getByRole('button', { name: this.text(action) }).click();
    await expect(this.question).toHaveCount(0);
  }

  /** Presses a button in the row of a user. */
  async pressIn(name: string, action: TextKey): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: this.text(action, { name }), exact: true })
      .click();
  }

  /** Chooses an action from the menu of a user's row. */
  async chooseIn(name: string, action: TextKey): Promise<void> {
    await this.pressIn(name, 'common.furtherActionsOf');
    await this.page.getByRole('menuitem', { name: this.text(action, { name }), exact: true }).click();
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

  /** Takes the file of the own picture. */
  get picture(): Locator {
    return this.page.getByRole('main').locator('input[type=file]');
  }

  /** Chooses one of the looks of the portal. */
  async look(name: TextKey): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('radio', { name: this.text(name) })
      .check();
  }

  async changePassword(current: string, next: string): Promise<void> {
    await this.field('session.currentPassword').fill(current);
    await this.field('session.newPassword').fill(next);
    await this.page.getByRole('button', { name: this.text('session.passwordTitle') }).click();
  }
}
