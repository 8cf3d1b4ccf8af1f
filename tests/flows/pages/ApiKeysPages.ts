import { expect, type Locator, type Page } from '@playwright/test';
import type { TextKey, Translate } from '@kontor/portal-core/i18n';

/** The API keys, and the page that looks at a partner's page. */
export class ApiKeysPage {
  constructor(
    readonly page: Page,
    private readonly text: Translate,
  ) {}

  async visit(): Promise<void> {
    await this.page.goto('/api-keys');
    await expect(this.heading('shell.apiKeys')).toBeVisible();
    await expect(this.page.locator('main [aria-busy=true]')).toHaveCount(0);
  }

  heading(name: TextKey): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.text(name) });
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  dialog(name: TextKey): Locator {
    return this.page.getByRole('dialog', { name: this.text(name) });
  }

  /** Fills in a new key for Nordwind's account, its orders and one page. */
  async fillNew(name: string, origin: string): Promise<void> {
    const dialog = this.dialog('apiKeys.create');
    await dialog.getByRole('textbox', { name: this.text('apiKeys.name') }).fill(name);
    await dialog.getByRole('checkbox', { name: this.text('apiKeys.scopeEmbed') }).check();
    await this.choose('apiKeys.account', 'nordwind', /nordwind/i);
    await this.choose('apiKeys.merchant', 'Nordwind', /Nordwind/);
    const orders = this.text('users.mayOrders');
    await this.choose('apiKeys.resources', orders.slice(0, 6), new RegExp(orders));
    await dialog.getByRole('textbox', { name: this.text('apiKeys.origins') }).fill(origin);
  }

  private async choose(field: TextKey, typed: string, option: RegExp): Promise<void> {
    const box = this.dialog('apiKeys.create').getByRole('combobox', { name: this.text(field) });
    await box.pressSequentially(typed);
    await this.page.getByRole('option').filter({ hasText: option }).first().click();
  }

  /** Creates the key; answers its secret, as it stands in the dialog this once. */
  async create(): Promise<string> {
    await this.dialog('apiKeys.create')
      .getByRole('button', { name: this.text('apiKeys.create') })
      .click();
    const shown = this.dialog('apiKeys.createdTitle').getByText(/^kontor_key_/);
    return (await shown.textContent()) ?? '';
  }

  async examine(address: string, answer: string): Promise<void> {
    await this.page.getByRole('textbox', { name: this.text('embedDoctor.address') }).fill(address);
    await this.page.getByRole('textbox', { name: this.text('embedDoctor.answer') }).fill(answer);
    await this.page.getByRole('button', { name: this.text('embedDoctor.examine') }).click();
  }
}
