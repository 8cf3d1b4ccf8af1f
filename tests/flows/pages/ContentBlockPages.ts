import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from '@kontor/portal-core/i18n';
import { EditorField, type GivenFile } from './EditorField.js';

/** The table of blocks, and what their readers see. */
export class ContentBlockPages {
  readonly #page: Page;
  readonly #text: Translate;

  constructor(page: Page, text: Translate) {
    this.#page = page;
    this.#text = text;
  }

  async openTable(): Promise<void> {
    await this.#page.goto('/cms-blocks');
    await this.expectLoaded();
  }

  async openDownloads(): Promise<void> {
    await this.#page.goto('/downloads');
    await expect(
      this.#page.getByRole('heading', { level: 1, name: this.#text('shell.downloads') }),
    ).toBeVisible();
  }

  /** The rows belong to the filter that is set. */
  async expectLoaded(): Promise<void> {
    await expect(this.table).not.toHaveAttribute('aria-busy', 'true');
    await expect(this.rows.first()).toBeVisible();
  }

  get table(): Locator {
    return this.#page.getByRole('grid', { name: this.#text('cmsBlocks.tableLabel') });
  }

  get rows(): Locator {
    return this.table.locator('tbody > tr');
  }

  row(name: string): Locator {
    return this.rows.filter({ hasText: name });
  }

  get dialog(): Locator {
    return this.#page.getByRole('dialog').first();
  }

  get userFilter(): Locator {
    return this.#page.getByRole('combobox', { name: this.#text('cmsBlocks.filterByUser') });
  }

  /** A block among the downloads. */
  download(name: string): Locator {
    return this.#page.getByRole('article', { name });
  }

  async create(): Promise<void> {
    await this.#page.getByRole('button', { name: this.#text('cmsBlocks.create') }).click();
    await expect(this.editor.box).toBeVisible();
  }

  async edit(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: this.#text('cmsBlocks.editNamed', { name }) }).click();
    await expect(this.editor.box).toBeVisible();
  }

  /** Asks for the deletion and confirms it. */
  async remove(name: string): Promise<void> {
    await this.deleteButton(name).click();
    const question = this.#page.getByRole('alertdialog', { name: this.#text('cmsBlocks.deleteTitle') });
    await question.getByRole('button', { name: this.#text('cmsBlocks.delete'), exact: true }).click();
    await expect(question).toBeHidden();
  }

  deleteButton(name: string): Locator {
    return this.#page.getByRole('button', { name: this.#text('cmsBlocks.deleteNamed', { name }) });
  }

  get nameField(): Locator {
    return this.dialog.getByRole('textbox', { name: this.#text('cmsBlocks.name') });
  }

  get editor(): EditorField {
    return new EditorField(this.#page, this.#text, this.dialog, this.#text('cmsBlocks.content'));
  }

  /** Types a part of a name and takes the user found. */
  async addUser(typed: string, fullName: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: this.#text('cmsBlocks.users') }).pressSequentially(typed);
    await this.#page.getByRole('option', { name: fullName }).click();
    await expect(
      this.dialog.getByRole('button', { name: this.#text('common.removeChosen', { label: fullName }) }),
    ).toBeVisible();
  }

  async addFile(file: GivenFile): Promise<void> {
    await this.editor.toolbar.getByRole('button', { name: this.#text('editor.insertFile') }).click();
    await this.editor.insertFile(this.#text('editor.insertFile'), file);
    await expect(this.editor.box.getByText(file.name)).toBeVisible();
  }

  /** Saves and waits until it is stored. */
  async save(told: string): Promise<void> {
    await this.dialog.getByRole('button', { name: this.#text('common.save'), exact: true }).click();
    await expect(this.#page.getByText(told).first()).toBeVisible();
    await expect(this.#page.getByRole('dialog')).toHaveCount(0);
  }
}
