import { expect, type Locator, type Page } from '@playwright/test';
import type { TextKey, Translate } from '@kontor/portal-core/i18n';

/** Where a dashboard is arranged. */
export class DashboardEditorPage {
  constructor(
    private readonly page: Page,
    private readonly text: Translate,
  ) {}

  async openNew(): Promise<void> {
    await this.page.goto('/dashboard-configs/create');
    await expect(this.name).toBeVisible();
  }

  get name(): Locator {
    return this.page.getByRole('textbox', { name: this.text('dashboards.name') });
  }

  button(name: TextKey): Locator {
    return this.page.getByRole('button', { name: this.text(name), exact: true });
  }

  /** Chooses a widget in the dialog; `fill` writes into the dialog before. */
  async add(kind: TextKey, fill: () => Promise<void> = async () => {}): Promise<void> {
    await this.button('dashboards.addWidget').click();
    await this.page.getByRole('radio', { name: this.text(kind), exact: true }).check();
    await fill();
    await this.button('dashboards.add').click();
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  handle(title: string): Locator {
    return this.page.getByRole('button', { name: this.text('dashboards.handle', { title }), exact: true });
  }

  /** Drags a widget by its handle so many px to the right. */
  async dragRight(title: string, distance: number): Promise<void> {
    await this.handle(title).hover();
    const box = await this.handle(title).boundingBox();
    if (!box) throw new Error(`${title} has no handle`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + distance / 2, y, { steps: 5 });
    await this.page.mouse.move(x + distance, y, { steps: 5 });
    await this.page.mouse.up();
  }

  async stopEditing(): Promise<void> {
    await this.button('dashboards.stopEditing').click();
    await expect(this.button('dashboards.edit')).toBeVisible();
  }
}
