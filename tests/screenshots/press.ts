import type { Locator, Page } from '@playwright/test';
import type { TextKey, Translate } from '@kontor/portal-core/i18n';
import type { Presses } from './openings.js';
import { settle } from './settle.js';

const ROLES = ['button', 'link', 'checkbox', 'menuitem'] as const;

/** Presses these one after the other; answers the first one that nobody could press, null when all were. */
export async function pressAll(page: Page, text: Translate, presses: Presses): Promise<string | null> {
  for (const press of presses) {
    if (!(await pressOne(page, text, press))) return press;
    await settle(page);
  }
  return null;
}

async function pressOne(page: Page, text: Translate, press: Presses[number]): Promise<boolean> {
  if (press.startsWith('key:')) {
    await page.keyboard.press(press.slice('key:'.length));
    return true;
  }
  const target =
    press === 'row'
      ? page.getByRole('rowheader').filter({ visible: true }).first()
      : await shown(page, text(press as TextKey).trim());
  if (!target) return false;
  return target.click({ timeout: 3_000 }).then(
    () => true,
    () => false,
  );
}

/** What can be pressed and says these words, within the dialog that is open. */
async function shown(page: Page, words: string): Promise<Locator | null> {
  const dialog = page.getByRole('dialog').filter({ visible: true }).last();
  const within = (await dialog.count()) > 0 ? dialog : page;
  for (const exact of [true, false])
    for (const role of ROLES) {
      const found = within.getByRole(role, { name: words, exact }).filter({ visible: true }).first();
      if ((await found.count()) > 0) return found;
    }
  return null;
}
