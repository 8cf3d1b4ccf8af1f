import { mayUse, type Principal, type ResourceCode } from '@kontor/portal-core/access';
import { mayReadAuditLog } from '@kontor/portal-core/audit-log';
import { maySeeErp } from '@kontor/portal-core/erp-link';
import type { TextKey } from '@kontor/portal-core/i18n';
import type { NavigationIcon } from './navigation-icons.js';

/** Section of the sidebar that holds an entry; `management` and `content` have a heading. */
export type NavigationSection = 'main' | 'management' | 'content';

/** The facts about a user that decide which pages they see. */
type Visitor = Pick<Principal, 'roleId' | 'resources'>;

/** One page of the portal (specification 1 section 2, specification 2 section 2). */
export interface Page {
  /** Path as the router writes it, with `$name` for a variable part. */
  readonly path: string;
  readonly title: TextKey;
  /** Resource that the user needs for the page; absent for a page of every signed-in user. */
  readonly resource?: ResourceCode;
  /** Decides who may see the page when a resource alone is not enough. */
  readonly rule?: (visitor: Visitor) => boolean;
  /** The page's entry in the sidebar; absent when it has none. */
  readonly navigation?: { readonly section: NavigationSection; readonly icon: NavigationIcon };
}

/** Shipments and stock, or products. */
const mayTakeFiles = (visitor: Visitor): boolean => mayUse(visitor, ['/erp-link', '/products']);

/** Every page behind the sign-in, in the order of the sidebar. */
export const PAGES: readonly Page[] = [
  {
    path: '/dashboard',
    title: 'shell.dashboard',
    navigation: { section: 'main', icon: 'dashboard' },
  },
  {
    path: '/orders',
    title: 'shell.orders',
    resource: '/orders',
    navigation: { section: 'main', icon: 'orders' },
  },
  {
    path: '/products',
    title: 'shell.products',
    resource: '/products',
    navigation: { section: 'main', icon: 'products' },
  },
  {
    path: '/order-errors',
    title: 'shell.orderErrors',
    resource: '/order-errors',
    navigation: { section: 'main', icon: 'orderErrors' },
  },
  {
    path: '/investigations',
    title: 'shell.investigations',
    resource: '/orders',
    navigation: { section: 'main', icon: 'investigations' },
  },
  {
    path: '/deliveries',
    title: 'shell.deliveries',
    resource: '/deliveries',
    navigation: { section: 'main', icon: 'deliveries' },
  },
  {
    path: '/downloads',
    title: 'shell.downloads',
    resource: '/downloads',
    navigation: { section: 'main', icon: 'downloads' },
  },
  {
    path: '/erp',
    title: 'shell.erpLink',
    rule: maySeeErp,
    navigation: { section: 'main', icon: 'erpLink' },
  },
  {
    path: '/users',
    title: 'shell.users',
    resource: '/management/users',
    navigation: { section: 'management', icon: 'users' },
  },
  {
    path: '/merchants',
    title: 'shell.merchants',
    resource: '/management/users',
    navigation: { section: 'management', icon: 'merchants' },
  },
  {
    path: '/api-keys',
    title: 'shell.apiKeys',
    resource: '/api-keys',
    navigation: { section: 'management', icon: 'apiKeys' },
  },
  {
    path: '/developers',
    title: 'shell.developers',
    resource: '/api-keys',
    navigation: { section: 'management', icon: 'developers' },
  },
  {
    path: '/audit-log',
    title: 'shell.auditLog',
    rule: mayReadAuditLog,
    navigation: { section: 'management', icon: 'auditLog' },
  },
  {
    path: '/cms-blocks',
    title: 'shell.cmsBlocks',
    resource: '/cms-blocks-page',
    navigation: { section: 'content', icon: 'cmsBlocks' },
  },
  {
    path: '/blog',
    title: 'shell.blog',
    resource: '/blog',
    navigation: { section: 'content', icon: 'blog' },
  },
  {
    path: '/blog-admin',
    title: 'shell.blogAdmin',
    resource: '/blog-admin',
    navigation: { section: 'content', icon: 'blogAdmin' },
  },
  {
    path: '/dashboard-configs',
    title: 'shell.dashboardConfigs',
    resource: '/dashboard-configs',
    navigation: { section: 'content', icon: 'dashboardConfigs' },
  },
  {
    path: '/settings',
    title: 'shell.settings',
    resource: '/settings',
    navigation: { section: 'content', icon: 'settings' },
  },
  { path: '/embed-doctor', title: 'shell.embedDoctor', resource: '/api-keys' },
  { path: '/files', title: 'shell.erpFiles', rule: mayTakeFiles },
  { path: '/orders/import', title: 'shell.orderImport', resource: '/orders' },
  { path: '/orders/imports', title: 'shell.orderImports', resource: '/orders' },
  { path: '/deliveries/$deliveryId', title: 'shell.delivery', resource: '/deliveries' },
  { path: '/users/create', title: 'shell.createUser', resource: '/create-user' },
  { path: '/blog/$url', title: 'shell.blogPost', resource: '/blog' },
  {
    path: '/dashboard-configs/create',
    title: 'shell.createDashboardConfig',
    resource: '/dashboard-configs',
  },
  {
    path: '/dashboard-configs/$id',
    title: 'shell.dashboardConfig',
    resource: '/dashboard-configs',
  },
  { path: '/users/roles', title: 'shell.roles', resource: '/management/users' },
  { path: '/profile', title: 'shell.profile' },
  { path: '/profile-overview', title: 'shell.profileOverview' },
];

/** Pages that need no sign-in: the sign-in itself, the first account, the end of the daily e-mail, and those that the law requires to be reachable without an account. */
export const PUBLIC_PAGES: readonly Page[] = [
  { path: '/sign-in', title: 'session.signIn' },
  { path: '/first-account', title: 'session.firstAccount' },
  { path: '/daily-email/end', title: 'shell.endDailyEmail' },
  { path: '/terms', title: 'shell.terms' },
  { path: '/imprint', title: 'shell.imprint' },
];

/** Finds the page of a route's path; undefined when it is not in the table. */
export function pageOf(path: string): Page | undefined {
  return [...PAGES, ...PUBLIC_PAGES].find((page) => page.path === path);
}

/** The pages of the breadcrumb trail, from the outermost to that of the path: `/orders/import` is below `/orders`. */
export function trailOf(path: string): readonly Page[] {
  return PAGES.filter((page) => page.path === path || path.startsWith(`${page.path}/`)).sort(
    (a, b) => a.path.length - b.path.length,
  );
}

/** The pages in a user's sidebar: those that the user may open. */
export function navigationFor(visitor: Visitor): readonly Page[] {
  return PAGES.filter((page) => page.navigation && mayOpen(page, visitor));
}

/** True when the user may open the page. */
export function mayOpen({ rule, resource }: Page, visitor: Visitor): boolean {
  return rule ? rule(visitor) : resource === undefined || mayUse(visitor, [resource]);
}
