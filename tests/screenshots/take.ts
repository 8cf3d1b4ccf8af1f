import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Language, Translate } from '@kontor/portal-core/i18n';
import { ANSWERS, answerWith } from './answers.js';
import { flawsOfPage } from './flaws.js';
import { pressAll } from './press.js';
import type { Screen } from './screens.js';
import { settle } from './settle.js';
import { HEIGHTS, type Colours, type Role, type Wanted, type Width } from './wanted.js';
import type { CheckWords } from './words.js';

/** The lower part of a long list shows nothing that its beginning does not. */
const LONGEST = 1800;

/** Someone looking at the portal in a window of one width. */
export interface Onlooker {
  readonly page: Page;
  readonly text: Translate;
  readonly role: Role;
  readonly width: Width;
  readonly language: Language;
  readonly checkWords: CheckWords;
  /** What the browser has complained of since it was last emptied. */
  readonly complaints: string[];
  /** Finds the address of a screen whose path has a variable part. */
  addressOf(screen: Screen): string;
}

/** What is wrong with each picture, by the name of its file. */
export type Flaws = Map<string, readonly string[]>;

/** Takes the pictures of every wanted state of a screen, in the wanted colours; those of a page that the role may not open show that alone. */
export async function takeScreen(
  onlooker: Onlooker,
  screen: Screen,
  wanted: Wanted,
  folder: string,
): Promise<Flaws> {
  const flaws: Flaws = new Map();
  for (const state of [...Object.keys(ANSWERS), ...Object.keys(screen.openings)]) {
    const isDenied = await showState(onlooker, screen, state, wanted, flaws);
    if (isDenied === null) continue;
    const shown = isDenied ? 'denied' : state;
    if (wanted.isState(shown)) await shoot(onlooker, { screen, state: shown, wanted, folder, flaws });
    if (isDenied) break;
  }
  return flaws;
}

/** Brings the page into a state; answers whether the role may not open it, null where the state is not wanted or cannot be reached. */
async function showState(
  onlooker: Onlooker,
  screen: Screen,
  state: string,
  wanted: Wanted,
  flaws: Flaws,
): Promise<boolean | null> {
  const { page, text } = onlooker;
  if (!wanted.isState(state) && !wanted.isState('denied')) return null;
  onlooker.complaints.length = 0;
  await answerWith(page, state);
  await page.goto(onlooker.addressOf(screen), { waitUntil: 'commit' });
  await settle(page, state === 'loading');
  if (await page.getByRole('heading', { name: text('shell.noAccessTitle') }).isVisible()) return true;
  if (!wanted.isState(state)) return null;
  const missing = await pressAll(page, text, screen.openings[state] ?? []);
  if (missing)
    flaws.set(nameOf(onlooker, screen, state, null), [`not reached: ${missing} cannot be pressed`]);
  return missing ? null : false;
}

interface Shot {
  readonly screen: Screen;
  readonly state: string;
  readonly wanted: Wanted;
  readonly folder: string;
  readonly flaws: Flaws;
}

async function shoot(onlooker: Onlooker, { screen, state, wanted, folder, flaws }: Shot): Promise<void> {
  const { page, checkWords, complaints, width } = onlooker;
  for (const colours of wanted.colours) {
    await page.emulateMedia({ colorScheme: colours });
    await settle(page, state === 'loading');
    const name = nameOf(onlooker, screen, state, colours);
    const seen = await page.evaluate(flawsOfPage);
    const words = seen.texts.map(checkWords).filter((flaw) => flaw !== null);
    const said = state === 'failed' ? [] : complaints.map((one) => `console: ${one}`);
    flaws.set(name, [...seen.flaws, ...words, ...said]);
    await page.screenshot({ path: join(folder, name), ...(await partOf(page, width)) });
  }
}

/** The window where something floats above the page; else the page, as far down as it says something new. */
async function partOf(page: Page, width: Width) {
  const floats = page.locator('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]');
  if ((await floats.filter({ visible: true }).count()) > 0) return {};
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.max(HEIGHTS[width], Math.min(whole, LONGEST));
  return { fullPage: true, clip: { x: 0, y: 0, width, height } };
}

const nameOf = (
  { role, width, language }: Onlooker,
  screen: Screen,
  state: string,
  colours: Colours | null,
): string => `${screen.name}.${state}.${role}.${width}.${colours ?? 'any'}.${language}.png`;
