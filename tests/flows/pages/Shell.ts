import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from '@kontor/portal-core/i18n';

/** What stands around every page behind the sign-in. */
export class Shell {
  constructor(
    private readonly page: Page,
    private readonly text: Translate,
  ) {}

  async expectSignedInAs(username: string): Promise<void> {
    await expect(this.account(username)).toBeVisible();
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: this.text('session.signOut') }).click();
  }

  /** Speaks another language from now on; `spoken` is the language's own name. */
  async speak(spoken: 'Deutsch' | 'English'): Promise<void> {
    await this.page.getByRole('radio', { name: spoken }).check();
  }

  account(username: string): Locator {
    return this.page.getByRole('button', { name: this.text('shell.accountOf', { name: username }) });
  }

  get navigation(): Locator {
    return this.page.getByRole('navigation', { name: this.text('shell.navigation') });
  }

  get openNavigation(): Locator {
    return this.page.getByRole('button', { name: this.text('shell.openNavigation') });
  }
}
