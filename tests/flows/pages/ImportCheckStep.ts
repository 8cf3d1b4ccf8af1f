import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Language, Translate } from '@kontor/portal-core/i18n';
import type { ImportField, PlanOutcome } from '@kontor/portal-core/order-import';

/** The third step of an import: what it would do, every row of the file, and the ways to put them right. */
export class ImportCheckStep {
  constructor(
    private readonly page: Page,
    private readonly text: Translate,
    private readonly language: Language,
  ) {}

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
    await this.press(this.text('orderImport.filter_errors', { value: count }));
  }

  async showConflicts(count: number): Promise<void> {
    await this.press(this.text('orderImport.filter_conflicts', { value: count }));
  }

  get grid(): Locator {
    return this.page.getByRole('grid', { name: this.text('orderImport.step_check') });
  }

  /** The cell of a line of the file; the grid must have it in sight. */
  async cell(line: number, field: ImportField): Promise<Locator> {
    const head = this.text(`orderImport.columnHead_${field}`);
    await expect(this.grid.getByRole('columnheader', { name: head }).first()).toBeVisible();
    const heads = await this.grid.getByRole('columnheader').allInnerTexts();
    const column = heads.indexOf(head);
    expect(column, `column of ${field}`).toBeGreaterThan(0);
    const name = `${this.text('common.selectRow')}: ${this.text('orderImport.line')} ${line}`;
    const box = this.page.getByRole('checkbox', { name, exact: true });
    return this.grid.getByRole('row').filter({ has: box }).getByRole('gridcell').nth(column);
  }

  /** Puts a cell right in place. */
  async correct(line: number, field: ImportField, value: string): Promise<void> {
    const cell = await this.cell(line, field);
    await cell.click();
    await cell.getByRole('textbox').fill(value);
    await cell.getByRole('textbox').press('Enter');
    await expect(cell).not.toHaveAttribute('aria-invalid');
  }

  /** A wrong text of a field, once for all rows that have it. */
  fault(field: ImportField, value: string): Locator {
    return this.page
      .getByRole('list', { name: this.text('orderImport.faults') })
      .getByRole('listitem')
      .filter({ has: this.replacement(field, value) });
  }

  /** Replaces a wrong text in all its rows at once. */
  async replaceFault(field: ImportField, value: string, by: string, rows: number): Promise<void> {
    const fault = this.fault(field, value);
    await this.replacement(field, value).fill(by);
    const name = this.text('orderImport.faultReplace', { count: rows });
    await fault.getByRole('button', { name, exact: true }).click();
    await expect(fault).toBeHidden();
  }

  /** Replaces a text in a column. */
  async findAndReplace(field: ImportField, find: string, by: string): Promise<void> {
    await this.press(this.text('orderImport.findAndReplace'));
    const dialog = this.page.getByRole('dialog', { name: this.text('orderImport.findAndReplace') });
    await dialog.getByRole('button', { name: this.text('orderImport.findIn') }).click();
    const column = this.text(`orderImport.columnHead_${field}`);
    await this.page.getByRole('option', { name: column, exact: true }).click();
    await dialog.getByRole('textbox', { name: this.text('orderImport.findText') }).fill(find);
    await dialog.getByRole('textbox', { name: this.text('orderImport.findBy') }).fill(by);
    await dialog.getByRole('button', { name: this.text('orderImport.replaceAll') }).click();
    await expect(dialog).toBeHidden();
  }

  async undo(): Promise<void> {
    await this.press(this.text('orderImport.undoStep'));
  }

  async redo(): Promise<void> {
    await this.press(this.text('orderImport.redoStep'));
  }

  /** What is to become of an order whose number is taken by another content. */
  conflictChoice(number: string): Locator {
    return this.page.getByRole('radiogroup', {
      name: this.text('orderImport.conflictChoice', { number }),
    });
  }

  async decide(number: string, choice: 'Skip' | 'Replace' | 'Stop'): Promise<void> {
    const name = this.text(`orderImport.conflict${choice}`);
    await this.conflictChoice(number).getByText(name, { exact: true }).click();
    await expect(this.conflictChoice(number).getByRole('radio', { name })).toBeChecked();
  }

  /** An order in conflict, with what differs. */
  conflict(number: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.conflictChoice(number) });
  }

  /** Downloads the refused rows of the check. */
  async downloadRejected(): Promise<{ readonly name: string; readonly bytes: Buffer }> {
    const [file] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: this.text('orderImport.downloadRejected') }).click(),
    ]);
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  }

  private replacement(field: ImportField, value: string): Locator {
    const head = this.text(`orderImport.columnHead_${field}`);
    const name = this.text('orderImport.faultReplaceFor', { field: head, value });
    return this.page.getByRole('textbox', { name, exact: true });
  }

  private async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }
}
