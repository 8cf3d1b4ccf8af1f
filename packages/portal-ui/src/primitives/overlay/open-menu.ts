import { partAhead } from '../feedback/part-ahead.js';

/** An open menu, for every button that opens one. */
export const openMenu = partAhead(() => import('./MenuPopover.js').then((module) => module.MenuPopover));
