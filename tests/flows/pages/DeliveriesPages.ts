import { expect, type Locator, type Page } from '@playwright/test';
import {
  DELIVERY_EVENT_TEXTS,
  DELIVERY_STATUS_TEXTS,
  type DeliveryEvent,
  type DeliveryStatus,
} from '@kontor/portal-core/deliveries';
import type { TextKey, Translate } from '@kontor/portal-core/i18n';
import type { GivenFile } from './EditorField.js';
import { OrderForm } from './OrderForm.js';

/** The list of deliveries, the form that announces one, and the page of one. */
export class DeliveriesPages {
  constructor(
    readonly page: Page,
    private readonly text: Translate,
  ) {}

  /** Comes to the list by its address, with what the address asks for. */
  async visit(search: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.page.goto(`/deliveries?${new URLSearchParams(search).toString()}`);
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.text('shell.deliveries') }),
    ).toBeVisible();
    await this.expectSettled();
  }

  /** Comes to the page of one delivery. */
  async visitOne(id: number): Promise<void> {
    await this.page.goto(`/deliveries/${id}`);
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.text('deliveries.title', { id }) }),
    ).toBeVisible();
  }

  /** The rows asked for are there. */
  async expectSettled(): Promise<void> {
    await expect(this.page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(this.table.or(this.cards)).toBeVisible();
  }

  get table(): Locator {
    return this.page.getByRole('grid', { name: this.text('deliveries.tableLabel') });
  }

  /** The deliveries on a phone. */
  get cards(): Locator {
    return this.page.getByRole('list', { name: this.text('deliveries.tableLabel') });
  }

  get filters(): Locator {
    return this.page.getByRole('search');
  }

  head(column: TextKey): Locator {
    return this.table.getByRole('columnheader', { name: this.text(column), exact: true });
  }

  link(id: number): Locator {
    return this.page.getByRole('link', { name: this.text('deliveries.openDelivery', { id }), exact: true });
  }

  row(id: number): Locator {
    return this.table.getByRole('row').filter({ has: this.link(id) });
  }

  /** Types into a criterion; Enter applies. */
  async enter(criterion: TextKey, words: string): Promise<void> {
    const box = this.filters.getByRole('textbox', { name: this.text(criterion), exact: true });
    await box.fill(words);
    await box.press('Enter');
    await this.expectSettled();
  }

  async clear(): Promise<void> {
    await this.filters.getByRole('button', { name: this.text('common.clearFilters') }).click();
    await this.expectSettled();
  }

  /** The form of a new delivery. */
  async beginNew(): Promise<OrderForm> {
    const name = this.text('deliveries.create');
    await this.page.getByRole('button', { name, exact: true }).click();
    const form = new OrderForm(this.page, this.text, name);
    await expect(form.dialog).toBeVisible();
    return form;
  }

  /** Types day and time, part by part. */
  async enterTime({ dialog }: OrderForm, day: string, time: string): Promise<void> {
    const [year, month, date] = day.split('-');
    const parts = dialog
      .getByRole('group', { name: new RegExp(this.text('deliveries.dateAndTime')) })
      .getByRole('spinbutton');
    await parts.first().click();
    await this.page.keyboard.type(`${date}${month}${year}${time}`);
  }

  async uploadDocument({ dialog }: OrderForm, file: GivenFile): Promise<void> {
    await dialog.locator('input[type=file]').first().setInputFiles(file);
    await expect(dialog.getByRole('button', { name: this.text('media.remove') })).toBeVisible();
  }

  details(id: number): Locator {
    return this.page.getByRole('dialog', { name: this.text('deliveries.title', { id }) });
  }

  /** The status as those see it who cannot change it; it can be focused but not pressed. */
  status(status: DeliveryStatus, within: Locator = this.page.locator('main')): Locator {
    const name = this.text(DELIVERY_STATUS_TEXTS[status]);
    return within.getByRole('button', { name, exact: true });
  }

  /** The status as a menu of what it can become. */
  statusMenu(status: DeliveryStatus, within: Locator = this.page.locator('main')): Locator {
    const name = this.text('deliveries.changeStatusFrom', {
      status: this.text(DELIVERY_STATUS_TEXTS[status]),
    });
    return within.getByRole('button', { name, exact: true });
  }

  /** Takes a step with a comment that says why. */
  async take(menu: Locator, event: DeliveryEvent, id: number, comment: string): Promise<void> {
    const action = this.text(DELIVERY_EVENT_TEXTS[event]);
    await menu.click();
    await this.page.getByRole('menuitem', { name: action }).click();
    const title = this.text('deliveries.statusChangeOf', { action, id });
    const dialog = this.page.getByRole('dialog', { name: title });
    await dialog.getByRole('textbox', { name: this.text('deliveries.statusReason') }).fill(comment);
    await dialog.getByRole('button', { name: action, exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** Opens the dialog that changes the products of a delivery. */
  async changeProducts(id: number): Promise<OrderForm> {
    await this.page.getByRole('button', { name: this.text('deliveries.changeProducts') }).click();
    const form = new OrderForm(this.page, this.text, this.text('deliveries.changeProductsOf', { id }));
    await expect(form.dialog).toBeVisible();
    return form;
  }

  /** The field for how much of a product has come. */
  bookedQuantity(name: string): Locator {
    return this.page.getByRole('textbox', { name: this.text('deliveries.bookedQuantity', { name }) });
  }

  reason(name: string): Locator {
    return this.page.getByRole('textbox', { name: this.text('deliveries.reasonOf', { name }) });
  }

  async book(): Promise<void> {
    await this.page.getByRole('button', { name: this.text('deliveries.book'), exact: true }).click();
  }

  /** The products with what has come of them. */
  get products(): Locator {
    return this.page.getByRole('list', { name: this.text('deliveries.products') });
  }
}
