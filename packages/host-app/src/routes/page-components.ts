import type { ComponentType } from 'react';
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { withLaterTexts } from '@kontor/portal-core/i18n';
import { loadChunk } from './chunk-error.js';
import { NotFoundPage } from './NotFoundPage.js';

/** A page that is loaded with all texts when it is opened, or when a link to it is about to be pressed. */
export function lazyPage<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): RouteComponent {
  return firstPage(() => withLaterTexts(load()), name);
}

/** A page that is loaded like others, and shows the texts of a first load alone. */
export function firstPage<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): RouteComponent {
  return lazyRouteComponent(() => loadChunk(load), name);
}

const dashboardConfig = lazyPage(() => import('./DashboardConfigPage.js'), 'DashboardConfigPage');
const users = lazyPage(() => import('./UsersPage.js'), 'UsersPage');

/** The component of each path, as the router writes it. */
export const PAGE_COMPONENTS: Readonly<Record<string, RouteComponent>> = {
  '/dashboard': lazyPage(() => import('./DashboardPage.js'), 'DashboardPage'),
  '/orders': firstPage(() => import('./OrdersPage.js'), 'OrdersPage'),
  '/orders/import': lazyPage(() => import('./OrderImportPage.js'), 'OrderImportPage'),
  '/orders/imports': lazyPage(() => import('./OrderImportsPage.js'), 'OrderImportsPage'),
  '/products': lazyPage(() => import('./ProductsPage.js'), 'ProductsPage'),
  '/investigations': lazyPage(() => import('./InvestigationsPage.js'), 'InvestigationsPage'),
  '/order-errors': lazyPage(() => import('./OrderErrorsPage.js'), 'OrderErrorsPage'),
  '/deliveries': lazyPage(() => import('./DeliveriesPage.js'), 'DeliveriesPage'),
  '/deliveries/$deliveryId': lazyPage(() => import('./DeliveryPage.js'), 'DeliveryPage'),
  '/dashboard-configs': lazyPage(() => import('./DashboardConfigsPage.js'), 'DashboardConfigsPage'),
  '/dashboard-configs/create': dashboardConfig,
  '/dashboard-configs/$id': dashboardConfig,
  '/blog': lazyPage(() => import('./BlogPage.js'), 'BlogPage'),
  '/blog/$url': lazyPage(() => import('./BlogPostPage.js'), 'BlogPostPage'),
  '/blog-admin': lazyPage(() => import('./BlogAdminPage.js'), 'BlogAdminPage'),
  '/merchants': lazyPage(() => import('./MerchantsPage.js'), 'MerchantsPage'),
  '/settings': lazyPage(() => import('./SettingsPage.js'), 'SettingsPage'),
  '/cms-blocks': lazyPage(() => import('./CmsBlocksPage.js'), 'CmsBlocksPage'),
  '/downloads': lazyPage(() => import('./DownloadsPage.js'), 'DownloadsPage'),
  '/users': users,
  '/users/create': users,
  '/users/roles': lazyPage(() => import('./RolesPage.js'), 'RolesPage'),
  '/audit-log': lazyPage(() => import('./AuditLogPage.js'), 'AuditLogPage'),
  '/erp': lazyPage(() => import('./ErpLinkPage.js'), 'ErpLinkPage'),
  '/files': lazyPage(() => import('./ErpFilesPage.js'), 'ErpFilesPage'),
  '/api-keys': lazyPage(() => import('./ApiKeysPage.js'), 'ApiKeysPage'),
  '/developers': lazyPage(() => import('./DevelopersPage.js'), 'DevelopersPage'),
  '/embed-doctor': lazyPage(() => import('./EmbedDoctorPage.js'), 'EmbedDoctorPage'),
  '/profile': lazyPage(() => import('./ProfilePage.js'), 'ProfilePage'),
  '/profile-overview': lazyPage(() => import('./ProfileOverviewPage.js'), 'ProfileOverviewPage'),
  '/$': NotFoundPage,
};
