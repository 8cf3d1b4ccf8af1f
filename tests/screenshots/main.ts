import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from '@playwright/test';
import { deliveriesList } from '@kontor/portal-core/deliveries';
import { blogPostsList } from '@kontor/portal-core/blog';
import { dashboardConfigsList } from '@kontor/portal-core/dashboards';
import { createTranslator, type Language } from '@kontor/portal-core/i18n';
import { beginIn, portalOf, type Portal } from '../flows/portal.js';
import { startPortal } from '../flows/portal-process.js';
import { writeGallery } from './gallery.js';
import type { Screen } from './screens.js';
import { takeScreen, type Flaws, type Onlooker } from './take.js';
import { HEIGHTS, readWanted, ROLES, type Role, type Wanted, type Width } from './wanted.js';
import { wordChecker } from './words.js';

const FOLDER = fileURLToPath(new URL('../../screenshots', import.meta.url));

/** Takes pictures of the wanted screens on a portal of its own with demo data, and tells what a machine sees wrong in them. */
async function main(words: readonly string[]): Promise<void> {
  const wanted = readWanted(words);
  mkdirSync(FOLDER, { recursive: true });
  const portal = portalOf(await startPortal());
  const browser = await chromium.launch({
    executablePath: process.env['KONTOR_CHROMIUM'],
    args: ['--no-sandbox', '--disable-site-isolation-trials'],
  });
  const flaws: Flaws = new Map();
  try {
    const addressOf = await addresses(portal);
    for (const language of wanted.languages)
      for (const role of wanted.roles)
        for (const width of wanted.widths) {
          const onlooker = await look(browser, portal, { role, width, language, addressOf });
          await takeAll(onlooker, wanted, flaws);
          await onlooker.page.context().close();
        }
  } finally {
    await browser.close();
    await portal.stop();
  }
  const told = writeGallery(FOLDER, flaws);
  writeFileSync(join(FOLDER, 'flaws.txt'), `${told.join('\n')}\n`);
  console.log([...told, `${flaws.size} pictures: ${join(FOLDER, 'index.html')}`].join('\n'));
}

async function takeAll(onlooker: Onlooker, wanted: Wanted, flaws: Flaws): Promise<void> {
  const isSignedIn = ROLES[onlooker.role] !== null;
  for (const screen of wanted.screens.filter(({ isPublic }) => isPublic !== isSignedIn)) {
    for (const [name, ofPicture] of await takeScreen(onlooker, screen, wanted, FOLDER))
      flaws.set(name, ofPicture);
    console.error(`${screen.name} for ${onlooker.role} at ${onlooker.width}, ${onlooker.language}`);
  }
}

type Addresses = Onlooker['addressOf'];

/** Addresses of the first records of the demo data that a merchant sees, too. */
async function addresses(portal: Portal): Promise<Addresses> {
  const [merchant, admin] = [await portal.client('nordwind'), await portal.client('admin')];
  const [deliveries, posts, layouts] = await Promise.all([
    merchant.call(deliveriesList, { query: { limit: 1 } }),
    merchant.call(blogPostsList, { query: { limit: 1 } }),
    admin.call(dashboardConfigsList, { query: { limit: 1 } }),
  ]);
  const parts: Readonly<Record<string, string | number | undefined>> = {
    $deliveryId: deliveries.entries[0]?.id,
    $url: posts.entries[0]?.url,
    $id: layouts.entries[0]?.id,
  };
  return ({ path }: Screen) => path.replace(/\$\w+/, (part) => String(parts[part]));
}

interface Sight {
  readonly role: Role;
  readonly width: Width;
  readonly language: Language;
  readonly addressOf: Addresses;
}

async function look(browser: Browser, portal: Portal, sight: Sight): Promise<Onlooker> {
  const { role, width, language } = sight;
  const context = await browser.newContext({
    baseURL: portal.url,
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width, height: HEIGHTS[width] },
    hasTouch: width === 390,
    reducedMotion: 'reduce',
  });
  await beginIn(context, portal, { user: ROLES[role], language });
  // tsx names functions by one of its own, which a page does not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return {
    ...sight,
    page,
    complaints,
    text: createTranslator(language),
    checkWords: await wordChecker(language),
  };
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
