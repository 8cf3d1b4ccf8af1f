import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Language, Translate } from '@kontor/portal-core';
import type { ImportField, ImportStep, PlanOutcome } from '@kontor/portal-core/order-import';
import { expectAccessible } from '../accessible.js';

/** A file as a browser hands it over. */
export interface GivenFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The import of orders, from the file to the receipt. */
export class ImportWizard {
  constructor(
    private readonly page: Page,
    private readonly text: Translate,
    private readonly language: Language,
  ) {}

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
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: bytes });
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: this.text('orderImport.next'), exact: true }).click();
  }

  async back(): Promise<void> {
    await this.page.getByRole('button', { name: this.text('orderImport.back'), exact: true }).click();
  }

  /** Chooses a file and goes on to its check, taking what was detected. */
  async check(file: GivenFile): Promise<void> {
    await this.choose(file);
    await expect(this.facts).toBeVisible();
    await this.next();
    await this.arriveAt('mapping');
    await this.next();
    await this.arriveAt('check');
  }

  /** What was found out about the file. */
  get facts(): Locator {
    return this.page.getByLabel(this.text('orderImport.detected'));
  }

  /** What is wrong with the file. */
  get refusal(): Locator {
    return this.page.getByRole('group', { name: this.text('orderImport.file') }).locator('..');
  }

  get alert(): Locator {
    return this.page.getByRole('alert');
  }

  /** How the file is written, as the mapping step says it. */
  detection(label: string): Locator {
    return this.page.getByRole('button', { name: label });
  }

  /** The column that feeds a field, and its samples. */
  mapped(field: ImportField): Locator {
    const name = this.text(`orderImport.field_${field}`);
    return this.page.getByRole('row').filter({
      has: this.page.getByRole('combobox', { name: this.text('orderImport.columnFor', { field: name }) }),
    });
  }

  sourceOf(field: ImportField): Locator {
    return this.mapped(field).getByRole('combobox');
  }

  /** Lets a column of the file feed a field. */
  async map(field: ImportField, column: string): Promise<void> {
    await this.sourceOf(field).fill(column);
    await this.page.getByRole('option', { name: column, exact: true }).click();
    await expect(this.sourceOf(field)).toHaveValue(column);
  }

  /** Chooses an entry of the menu of profiles. */
  async profileAct(entry: string): Promise<void> {
    await this.page.getByRole('button', { name: this.text('orderImport.profile'), exact: true }).click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  async saveProfile(name: string): Promise<void> {
    await this.profileAct(this.text('orderImport.profileSave'));
    const dialog = this.page.getByRole('dialog', { name: this.text('orderImport.profileSave') });
    await dialog.getByRole('textbox', { name: this.text('orderImport.profileName') }).fill(name);
    await dialog.getByRole('button', { name: this.text('common.save'), exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** Reads the file with a kept mapping. */
  async chooseProfile(name: string): Promise<void> {
    await this.page.getByRole('button', { name: this.text('orderImport.profile') }).click();
    await this.page.getByRole('option', { name, exact: true }).click();
    await expect(this.page.getByRole('button', { name: this.text('orderImport.profile') })).toContainText(
      name,
    );
  }

  /** What the import would do. */
  async expectPlan(counts: Readonly<Record<PlanOutcome, number>>): Promise<void> {
    const panel = this.page.getByLabel(this.text('orderImport.counts'));
    for (const [outcome, count] of Object.entries(counts)) {
      const name = this.text(`orderImport.count_${outcome as PlanOutcome}`, { count });
      const entry = panel.locator('div').filter({ has: this.page.getByText(name, { exact: true }) });
      await expect(entry.getByRole('definition')).toHaveText(count.toLocaleString(this.language));
    }
  }

  async showErrors(count: number): Promise<void> {
    const name = this.text('orderImport.filter_errors', { value: count });
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  get grid(): Locator {
    return this.page.getByRole('grid', { name: this.text('orderImport.step_check') });
  }

  /** The cell of a line of the file; the grid must have it in sight. */
  async cell(line: number, field: ImportField): Promise<Locator> {
    const heads = await this.grid.getByRole('columnheader').allInnerTexts();
    const column = heads.indexOf(this.text(`orderImport.columnHead_${field}`));
    expect(column, `column of ${field}`).toBeGreaterThan(0);
    const first = this.page.locator('[role=gridcell]:first-child', { hasText: new RegExp(`^${line}$`) });
    return this.grid.getByRole('row').filter({ has: first }).getByRole('gridcell').nth(column);
  }

  /** Puts a cell right in place. */
  async correct(line: number, field: ImportField, value: string): Promise<void> {
    const cell = await this.cell(line, field);
    await cell.click();
    await cell.getByRole('textbox').fill(value);
    await cell.getByRole('textbox').press('Enter');
    await expect(cell).not.toHaveAttribute('aria-invalid');
  }

  /** Downloads the refused rows of the check. */
  async downloadRejected(): Promise<GivenFile> {
    const [file] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: this.text('orderImport.downloadRejected') }).click(),
    ]);
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
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
