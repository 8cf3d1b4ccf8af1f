import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from '@kontor/portal-core/i18n';
import { expectAccessible } from '../accessible.js';

/** The sign-in page. */
export class SignInPage {
  constructor(
    private readonly page: Page,
    private readonly text: Translate,
  ) {}

  /** Comes to it by its address. */
  async open(): Promise<void> {
    await this.page.goto('/sign-in');
    await this.expectShown();
    await expectAccessible(this.page);
  }

  async expectShown(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: this.text('session.signInTitle') })).toBeVisible();
  }

  async signIn(username: string, password: string): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.submit.click();
  }

  get username(): Locator {
    return this.page.getByRole('textbox', { name: this.text('session.username') });
  }

  get password(): Locator {
    return this.page.getByLabel(this.text('session.password'), { exact: true });
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: this.text('session.signIn'), exact: true });
  }

  /** What the server said when it refused. */
  get refusal(): Locator {
    return this.page.getByRole('alert');
  }

  /** Why one is here without having asked for it. */
  get reason(): Locator {
    const [expired, ended] = [this.text('session.expired'), this.text('session.ended')];
    return this.page.getByRole('status').filter({ hasText: new RegExp(`${expired}|${ended}`) });
  }
}
