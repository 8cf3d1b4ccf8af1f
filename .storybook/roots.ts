import { filesOfStories, storiesOfPagesAlone } from './shadow/drawn-by-widgets.js';

/** Where a story can stand: in the page itself, or in a shadow root in it. */
export type Root = 'page' | 'shadow';

/** What partners put into their own page, with and without a shadow root around it. */
const EMBEDDED = /\/portal-ui\/src\/(embed|portal-provider)\//;
const ofPagesAlone = new Set(storiesOfPagesAlone());

/**
 * Where all stories of a file play in the gate: in a shadow root where they can stand in one, else in the page, and what partners put into
 * theirs in both. A `play` that is not among them plays in the page when its file is run by name.
 */
export function rootsOf(file: string): readonly Root[] {
  if (ofPagesAlone.has(file)) return ['page'];
  return EMBEDDED.test(file) ? ['page', 'shadow'] : ['shadow'];
}

/** In the gate each story plays once. */
const isGate = process.env.KONTOR_STORIES_ONCE === '1';

/** Whether all stories of a file are tested in the page; else the first alone is. */
export const isWholeInPage = (file: string): boolean => !isGate || rootsOf(file).includes('page');

/** The files none of whose stories are tested in a shadow root. */
export const leftOutOfShadowRoots = (): readonly string[] =>
  isGate ? filesOfStories().filter((file) => !rootsOf(file).includes('shadow')) : [];
