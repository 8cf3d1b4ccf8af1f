import { expect, type Locator, type Page } from '@playwright/test';
import type { Language, Translate } from '@kontor/portal-core/i18n';
import type { ImportStep } from '@kontor/portal-core/order-import';
import { expectAccessible } from '../accessible.js';
import { ImportMappingStep } from './ImportMappingStep.js';
import { ImportCheckStep } from './ImportCheckStep.js';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file as a browser hands it over. */
export interface GivenFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The import of orders, from the file to the receipt. */
export class ImportWizard {
  readonly mapping: ImportMappingStep;
  readonly sheet: ImportCheckStep;

  constructor(
    private readonly page: Page,
    private readonly text: Translate,
    language: Language,
  ) {
    this.mapping = new ImportMappingStep(page, text);
    this.sheet = new ImportCheckStep(page, text, language);
  }

  async open(): Promise<void> {
    await this.page.goto('/orders/import');
    await this.expectStep('upload');
  }

  /** The step has come, and what it shows is accessible. */
  async expectStep(step: ImportStep): Promise<void> {
    await this.arriveAt(step);
    await expectAccessible(this.page);
  }

  /** The step has come, for a test that is about something else. */
  async arriveAt(step: ImportStep): Promise<void> {
    const name = this.text(`orderImport.step_${step}`);
    await expect(this.page.getByRole('heading', { level: 2, name })).toBeAttached();
  }

  async choose({ name, bytes }: GivenFile): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    const words = [this.text('common.chooseFile'), this.text('common.chooseOtherFile')];
    await this.page.getByRole('button', { name: new RegExp(`^(?:${words.join('|')})$`) }).click();
    const mimeType = name.endsWith('.xlsx') ? WORKBOOK : 'text/csv';
    await (await chooser).setFiles({ name, mimeType, buffer: bytes });
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: this.text('orderImport.next'), exact: true }).click();
  }

  async back(): Promise<void> {
    await this.page.getByRole('button', { name: this.text('orderImport.back'), exact: true }).click();
  }

  /** Chooses a file and goes on to the mapping. */
  async map(file: GivenFile): Promise<void> {
    await this.choose(file);
    await expect(this.facts).toContainText(file.name);
    await this.next();
    await this.arriveAt('mapping');
  }

  /** Chooses a file and goes on to its check, taking what was understood. */
  async check(file: GivenFile): Promise<void> {
    await this.map(file);
    await this.next();
    await this.arriveAt('check');
  }

  /** What was found out about the file: in the first two steps. */
  get facts(): Locator {
    return this.page.getByRole('status', { name: this.text('orderImport.detected') });
  }

  /** What is wrong with the file. */
  get refusal(): Locator {
    return this.page.getByRole('group', { name: this.text('orderImport.file') }).locator('..');
  }

  get alert(): Locator {
    return this.page.getByRole('alert');
  }

  importButton(count: number): Locator {
    return this.page.getByRole('button', {
      name: this.text('orderImport.import', { count }),
      exact: true,
    });
  }

  async import(count: number): Promise<void> {
    await this.importButton(count).click();
    await this.arriveAt('success');
  }

  /** A line of the receipt. */
  receipt(label: string): Locator {
    return this.page
      .locator('dl > div')
      .filter({ has: this.page.getByText(label, { exact: true }) })
      .getByRole('definition');
  }

  async showOrders(): Promise<void> {
    await this.page.getByRole('button', { name: this.text('orderImport.showOrders') }).click();
  }

  async undo(): Promise<void> {
    const words = this.text('orderImport.undo');
    await this.page.getByRole('button', { name: words }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: words }).click();
  }
}
