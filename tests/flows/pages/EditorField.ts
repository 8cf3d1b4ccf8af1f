import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from '@kontor/portal-core/i18n';

/** A file as it is given to the browser. */
export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A field of rich text; its label tells it from other fields of the scope. */
export class EditorField {
  readonly box: Locator;
  readonly toolbar: Locator;
  readonly #page: Page;
  readonly #text: Translate;

  constructor(page: Page, text: Translate, scope: Locator, label?: string) {
    this.#page = page;
    this.#text = text;
    this.box = scope.getByRole('textbox', label === undefined ? {} : { name: label });
    this.toolbar = scope.getByRole('toolbar', { name: text('editor.toolbar') });
  }

  /** Types keys where the cursor is: names in braces are pressed. */
  async type(...parts: readonly string[]): Promise<void> {
    await expect(this.box).toBeFocused();
    for (const part of parts) {
      const key = /^\{(.+)\}$/.exec(part)?.[1];
      if (key === undefined) await this.#page.keyboard.type(part);
      else await this.#page.keyboard.press(key);
    }
  }

  /** The dialog a key or button opens. */
  dialog(title: string): Locator {
    return this.#page.getByRole('dialog', { name: title });
  }

  async insertFile(title: string, file: GivenFile): Promise<void> {
    const dialog = this.dialog(title);
    await dialog.locator('input[type=file]').setInputFiles(file);
    await dialog.getByRole('button', { name: this.#text('editor.insert') }).click();
  }
}
