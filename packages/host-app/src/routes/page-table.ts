import type { ResourceCode, TextKey } from '@kontor/portal-core';
import type { NavigationIcon } from '../shell/navigation-icons.js';

/** Where an entry stands in the sidebar; `management` and `content` have a heading. */
export type NavigationSection = 'main' | 'management' | 'content';

/** One page of the portal (specification 1 section 2, specification 2 section 2). */
export interface Page {
  /** As the router writes it, with `$name` for a part that varies. */
  readonly path: string;
  readonly title: TextKey;
  /** Needed to see the page; absent: every signed-in user may. */
  readonly resource?: ResourceCode;
  /** False while the page only says that it is coming; such a page is linked from nowhere. */
  readonly isReady: boolean;
  /** Its entry in the sidebar, when it has one. */
  readonly navigation?: { readonly section: NavigationSection; readonly icon: NavigationIcon };
}

/** Every page behind the sign-in; the sidebar shows them in this order. */
export const PAGES: readonly Page[] = [
  {
    path: '/dashboard',
    title: 'shell.dashboard',
    isReady: true,
    navigation: { section: 'main', icon: 'dashboard' },
  },
  {
    path: '/orders',
    title: 'shell.orders',
    resource: '/orders',
    isReady: true,
    navigation: { section: 'main', icon: 'orders' },
  },
  {
    path: '/products',
    title: 'shell.products',
    resource: '/products',
    isReady: true,
    navigation: { section: 'main', icon: 'products' },
  },
  {
    path: '/order-errors',
    title: 'shell.orderErrors',
    resource: '/order-errors',
    isReady: true,
    navigation: { section: 'main', icon: 'orderErrors' },
  },
  {
    path: '/investigations',
    title: 'shell.investigations',
    resource: '/orders',
    isReady: true,
    navigation: { section: 'main', icon: 'investigations' },
  },
  {
    path: '/deliveries',
    title: 'shell.deliveries',
    resource: '/deliveries',
    isReady: true,
    navigation: { section: 'main', icon: 'deliveries' },
  },
  {
    path: '/downloads',
    title: 'shell.downloads',
    resource: '/downloads',
    isReady: true,
    navigation: { section: 'main', icon: 'downloads' },
  },
  {
    path: '/users',
    title: 'shell.users',
    resource: '/management/users',
    isReady: true,
    navigation: { section: 'management', icon: 'users' },
  },
  {
    path: '/merchants',
    title: 'shell.merchants',
    resource: '/management/users',
    isReady: true,
    navigation: { section: 'management', icon: 'merchants' },
  },
  {
    path: '/api-keys',
    title: 'shell.apiKeys',
    resource: '/api-keys',
    isReady: true,
    navigation: { section: 'management', icon: 'apiKeys' },
  },
  {
    path: '/audit-log',
    title: 'shell.auditLog',
    resource: '/audit-log',
    isReady: true,
    navigation: { section: 'management', icon: 'auditLog' },
  },
  {
    path: '/cms-blocks',
    title: 'shell.cmsBlocks',
    resource: '/cms-blocks-page',
    isReady: true,
    navigation: { section: 'content', icon: 'cmsBlocks' },
  },
  {
    path: '/blog',
    title: 'shell.blog',
    resource: '/blog',
    isReady: true,
    navigation: { section: 'content', icon: 'blog' },
  },
  {
    path: '/blog-admin',
    title: 'shell.blogAdmin',
    resource: '/blog-admin',
    isReady: true,
    navigation: { section: 'content', icon: 'blogAdmin' },
  },
  {
    path: '/dashboard-configs',
    title: 'shell.dashboardConfigs',
    resource: '/dashboard-configs',
    isReady: true,
    navigation: { section: 'content', icon: 'dashboardConfigs' },
  },
  {
    path: '/settings',
    title: 'shell.settings',
    resource: '/settings',
    isReady: true,
    navigation: { section: 'content', icon: 'settings' },
  },
  { path: '/embed-doctor', title: 'shell.embedDoctor', resource: '/api-keys', isReady: true },
  { path: '/orders/import', title: 'orderImport.page', resource: '/orders', isReady: true },
  { path: '/deliveries/$deliveryId', title: 'shell.delivery', resource: '/deliveries', isReady: true },
  { path: '/users/create', title: 'shell.createUser', resource: '/management/users', isReady: true },
  { path: '/blog/$url', title: 'shell.blogPost', resource: '/blog', isReady: true },
  {
    path: '/dashboard-configs/create',
    title: 'shell.createDashboardConfig',
    resource: '/dashboard-configs',
    isReady: true,
  },
  {
    path: '/dashboard-configs/$id',
    title: 'shell.dashboardConfig',
    resource: '/dashboard-configs',
    isReady: true,
  },
  { path: '/users/roles', title: 'shell.roles', resource: '/management/users', isReady: true },
  { path: '/profile', title: 'shell.profile', isReady: true },
  { path: '/profile-overview', title: 'shell.profileOverview', isReady: true },
];

/** Pages open to everybody: the sign-in, and what the law wants reachable without an account. */
export const PUBLIC_PAGES: readonly Page[] = [
  { path: '/sign-in', title: 'session.signIn', isReady: true },
  { path: '/terms', title: 'shell.terms', isReady: true },
  { path: '/imprint', title: 'shell.imprint', isReady: true },
];

/** The page of a route's path. */
export function pageOf(path: string): Page | undefined {
  return [...PAGES, ...PUBLIC_PAGES].find((page) => page.path === path);
}

/** The pages from the outermost to the one of the path: `/orders/import` stands below `/orders`. */
export function trailOf(path: string): readonly Page[] {
  return PAGES.filter((page) => page.path === path || path.startsWith(`${page.path}/`)).sort(
    (a, b) => a.path.length - b.path.length,
  );
}

/** The entries a user sees in the sidebar: those it may use and that work. */
export function navigationFor(resources: ReadonlySet<ResourceCode>): readonly Page[] {
  return PAGES.filter((page) => page.navigation && page.isReady && mayOpen(page, resources));
}

/** Whether the user may see the page at all. */
export function mayOpen(page: Page, resources: ReadonlySet<ResourceCode>): boolean {
  return page.resource === undefined || resources.has(page.resource);
}
