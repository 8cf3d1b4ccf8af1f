import { expect, type Locator, type Page } from '@playwright/test';
import type { TextKey, Translate } from '@kontor/portal-core/i18n';
import type { ImportField } from '@kontor/portal-core/order-import';

/** Takes the plural in every language. */
const MANY = 100;

/** The second step of an import: which columns feed which field, and what is not sure of that. */
export class ImportMappingStep {
  constructor(
    private readonly page: Page,
    private readonly text: Translate,
  ) {}

  /** A field with the columns that feed it, their samples, and what is asked; of the parcel's own address where there are two. */
  mapped(field: ImportField): Locator {
    const name = this.nameOf(field);
    const names = [name, `${name} (${this.text('orderImport.required')})`];
    const heads = names.map((one) => this.page.getByRole('rowheader', { name: one, exact: true }));
    return this.page
      .getByRole('row')
      .filter({ has: heads.reduce((all, head) => all.or(head)) })
      .first();
  }

  /** The columns that feed a field, in their order. */
  async expectColumns(field: ImportField, ...columns: readonly string[]): Promise<void> {
    await expect(this.mapped(field).getByRole('cell').first()).toHaveText(
      new RegExp(`^${columns.map(escaped).join('\\s*\\+\\s*')}`),
    );
  }

  /** Lets a column of the file feed a field, in the stead of those before. */
  async choose(field: ImportField, column: string): Promise<void> {
    await this.change(field);
    const label = this.text('orderImport.columnsFor', { field: this.nameOf(field) });
    const chosen = this.page.getByRole('list', { name: this.text('common.chosenFor', { label }) });
    const box = this.page.getByRole('combobox', { name: label });
    await expect(box).toBeVisible();
    for (const name of await chosen.getByRole('listitem').allInnerTexts())
      await chosen.getByRole('button', { name: this.text('common.removeChosen', { label: name }) }).click();
    await expect(chosen).toBeHidden();
    await box.fill(column);
    await this.page.getByRole('option', { name: column, exact: true }).click();
    await this.page.getByRole('button', { name: this.text('orderImport.done'), exact: true }).click();
    await this.expectColumns(field, column);
  }

  /** Opens what a field can be fed by. */
  async change(field: ImportField): Promise<void> {
    const name = this.nameOf(field);
    const change = this.named('orderImport.changeFor', { field: name });
    const further = this.page
      .getByRole('button', { name: this.text('orderImport.furtherFields', { fields: '' }) })
      .filter({ hasText: name });
    await expect(change.or(further).first()).toBeVisible();
    if (!(await change.isVisible())) await further.click();
    await change.click();
  }

  /** Says yes to what was guessed of a field. */
  confirmButton(field: ImportField): Locator {
    return this.named('orderImport.confirmFor', { field: this.nameOf(field) });
  }

  /** The way on while something is asked. */
  openQuestions(count: number): Locator {
    return this.named('orderImport.openQuestions', { count });
  }

  /** The same for several questions, however many. */
  get stillAsked(): Locator {
    const words = this.text('orderImport.openQuestions', { count: MANY });
    return this.page.getByRole('button', { name: new RegExp(`^${words.replace(String(MANY), '\\d+')}$`) });
  }

  /** Says that the columns were confirmed before, on a day. */
  get remembered(): Locator {
    const words = this.text('orderImport.rememberedOn', { date: '\u0000' }).split('\u0000').map(escaped);
    return this.page.getByText(new RegExp(`^${words.join('\\d\\d\\.\\d\\d\\.\\d{4}')}$`));
  }

  /** An order as it would stand on the parcel. */
  get parcel(): Locator {
    return this.page.getByRole('region', { name: this.text('orderImport.previewTitle') });
  }

  async nextParcel(): Promise<void> {
    await this.named('orderImport.previewAfter').click();
  }

  /** Chooses an entry of the menu of profiles. */
  async profileAct(entry: string): Promise<void> {
    await this.named('orderImport.profile').click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  async saveProfile(name: string): Promise<void> {
    await this.profileAct(this.text('orderImport.profileSave'));
    const dialog = this.page.getByRole('dialog', { name: this.text('orderImport.profileSave') });
    await dialog.getByRole('textbox', { name: this.text('orderImport.profileName') }).fill(name);
    await dialog.getByRole('button', { name: this.text('common.save'), exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** The notice of a kept mapping has come; it is put away, so that the next one is told from it. */
  async expectSaved(): Promise<void> {
    const notice = this.page.getByRole('alertdialog', { name: this.text('orderImport.profileSaved') });
    await notice.getByRole('button', { name: this.text('common.dismissNotice') }).click();
    await expect(notice).toBeHidden();
  }

  /** Reads the file with a kept mapping; in the first step. */
  async chooseProfile(name: string): Promise<void> {
    const select = this.page.getByRole('button', { name: this.text('orderImport.profile') });
    await select.click();
    await this.page.getByRole('option', { name, exact: true }).click();
    await expect(select).toContainText(name);
  }

  private nameOf(field: ImportField): string {
    return this.text(`orderImport.field_${field}`);
  }

  private named(key: TextKey, params?: Parameters<Translate>[1]): Locator {
    return this.page.getByRole('button', { name: this.text(key, params), exact: true });
  }
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
