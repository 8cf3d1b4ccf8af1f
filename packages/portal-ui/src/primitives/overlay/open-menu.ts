import { lateSurface } from './late-surface.js';

/** An open menu, for every button that opens one. */
export const OpenMenu = lateSurface(() => import('./MenuPopover.js').then((module) => module.MenuPopover));
