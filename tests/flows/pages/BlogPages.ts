import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from '@kontor/portal-core/i18n';

const PICTURE = fileURLToPath(
  new URL('../../../packages/portal-server/assets/demo/blog-alpen.jpg', import.meta.url),
);

/** The blog to read, and the table to write it. */
export class BlogPages {
  constructor(
    private readonly page: Page,
    private readonly text: Translate,
  ) {}

  async openList(): Promise<void> {
    await this.page.goto('/blog');
    await expect(this.page.getByRole('heading', { level: 1, name: this.text('shell.blog') })).toBeVisible();
    await expect(this.cards.first()).toBeVisible();
  }

  async openAdmin(): Promise<void> {
    await this.page.goto('/blog-admin');
    await expect(this.table.locator('tbody > tr').first()).toBeVisible();
  }

  get cards(): Locator {
    return this.page.getByRole('article');
  }

  get table(): Locator {
    return this.page.getByRole('grid', { name: this.text('blog.listLabel') });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The post shown has this name. */
  async expectPost(name: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  }

  field(name: 'blog.name' | 'blog.url' | 'blog.content'): Locator {
    return this.dialog.getByRole('textbox', { name: this.text(name) });
  }

  /** Uploads a picture; it shows when it has arrived. */
  async choosePicture(): Promise<void> {
    await this.dialog.locator('input[type=file]').first().setInputFiles(PICTURE);
    await expect(this.dialog.locator('img[src*="/api/media/"]')).toBeVisible();
  }

  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.text('common.save'), exact: true }).click();
  }
}
