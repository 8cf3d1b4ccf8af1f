export { NAVIGATION_ICONS } from './navigation-icons.js';
export { NoAccessPage } from './NoAccessPage.js';
export { mayOpen, navigationFor, pageOf, PAGES, PUBLIC_PAGES, trailOf } from './page-table.js';
export type { NavigationSection, Page } from './page-table.js';
export { PageLink } from './PageLink.js';
export { PlainPage } from './PlainPage.js';
export { usePage, usePagePath } from './usePage.js';
