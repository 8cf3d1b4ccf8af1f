import { LANGUAGES, type Language } from '@kontor/portal-core/i18n';
import type { DemoUser } from '../flows/portal.js';
import { SCREENS, type Screen } from './screens.js';
import { ANSWERS } from './answers.js';

/** Who looks at a screen; `visitor` is signed out. */
export const ROLES = {
  visitor: null,
  merchant: 'nordwind',
  staff: 'lager',
  admin: 'admin',
} as const satisfies Record<string, DemoUser | null>;
export type Role = keyof typeof ROLES;

/** Widths of the window, and its height at each: a desk, a laptop beside something else, a phone. */
export const HEIGHTS = { 1440: 900, 1200: 800, 390: 844 } as const;
export type Width = keyof typeof HEIGHTS;

export const COLOURS = ['light', 'dark'] as const;
export type Colours = (typeof COLOURS)[number];

/** What to take pictures of. */
export interface Wanted {
  readonly screens: readonly Screen[];
  readonly roles: readonly Role[];
  readonly widths: readonly Width[];
  readonly colours: readonly Colours[];
  readonly languages: readonly Language[];
  /** Tells whether a state is wanted. */
  isState(state: string): boolean;
}

const WIDTHS = Object.keys(HEIGHTS).map(Number) as Width[];

/**
 * Reads the words of the command line. Words of one kind are alternatives, and of different kinds narrow each other: `orders 390 dark`.
 * Throws for a word that names nothing.
 */
export function readWanted(words: readonly string[]): Wanted {
  const left = new Set(words);
  const take = <T extends string | number>(all: readonly T[]): readonly T[] => {
    const named = all.filter((one) => left.has(String(one)));
    for (const one of named) left.delete(String(one));
    return named.length > 0 ? named : all;
  };
  const states = stateNames();
  const roles = take(Object.keys(ROLES) as Role[]);
  const widths = take(WIDTHS);
  const colours = take(COLOURS);
  const languages = take(LANGUAGES);
  const names = take(SCREENS.map(({ name }) => name));
  const wantedStates = take(states);
  if (left.size > 0) throw new Error(unknown([...left], states));
  const screens = SCREENS.filter(({ name }) => names.includes(name));
  return { screens, roles, widths, colours, languages, isState: (state) => wantedStates.includes(state) };
}

function stateNames(): readonly string[] {
  const opened = SCREENS.flatMap(({ openings }) => Object.keys(openings));
  return [...new Set([...Object.keys(ANSWERS), 'denied', ...opened])];
}

function unknown(words: readonly string[], states: readonly string[]): string {
  const lists = {
    screens: SCREENS.map(({ name }) => name),
    states,
    roles: Object.keys(ROLES),
    widths: WIDTHS,
    colours: COLOURS,
    languages: LANGUAGES,
  };
  const known = Object.entries(lists).map(([kind, names]) => `  ${kind}: ${names.join(' ')}`);
  return [`Nothing is named ${words.join(', ')}. Known are`, ...known].join('\n');
}
