import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  type RouteComponent,
} from '@tanstack/react-router';
import type { SessionStore } from '../session/session-store.js';
import { loadChunk } from './chunk-error.js';
import { ErrorPage } from './ErrorPage.js';
import { parseFlatSearch, writeFlatSearch } from './flat-search.js';
import { guard, readSignInSearch } from './guard.js';
import { NotFoundPage } from './NotFoundPage.js';

const shell = lazyRouteComponent(() => loadChunk(() => import('../shell/Shell.js')), 'Shell');
const signIn = lazyRouteComponent(() => loadChunk(() => import('./SignInPage.js')), 'SignInPage');
const legal = lazyRouteComponent(() => loadChunk(() => import('./LegalPage.js')), 'LegalPage');
const dashboard = lazyRouteComponent(() => loadChunk(() => import('./DashboardPage.js')), 'DashboardPage');
const orders = lazyRouteComponent(() => loadChunk(() => import('./OrdersPage.js')), 'OrdersPage');
const products = lazyRouteComponent(() => loadChunk(() => import('./ProductsPage.js')), 'ProductsPage');
const investigations = lazyRouteComponent(
  () => loadChunk(() => import('./InvestigationsPage.js')),
  'InvestigationsPage',
);
const orderErrors = lazyRouteComponent(
  () => loadChunk(() => import('./OrderErrorsPage.js')),
  'OrderErrorsPage',
);
const orderImport = lazyRouteComponent(
  () => loadChunk(() => import('./OrderImportPage.js')),
  'OrderImportPage',
);
const dashboardConfigs = lazyRouteComponent(
  () => loadChunk(() => import('./DashboardConfigsPage.js')),
  'DashboardConfigsPage',
);
const dashboardConfig = lazyRouteComponent(
  () => loadChunk(() => import('./DashboardConfigPage.js')),
  'DashboardConfigPage',
);
const blog = lazyRouteComponent(() => loadChunk(() => import('./BlogPage.js')), 'BlogPage');
const blogPost = lazyRouteComponent(() => loadChunk(() => import('./BlogPostPage.js')), 'BlogPostPage');
const blogAdmin = lazyRouteComponent(() => loadChunk(() => import('./BlogAdminPage.js')), 'BlogAdminPage');
const merchants = lazyRouteComponent(() => loadChunk(() => import('./MerchantsPage.js')), 'MerchantsPage');
const settings = lazyRouteComponent(() => loadChunk(() => import('./SettingsPage.js')), 'SettingsPage');
const deliveries = lazyRouteComponent(() => loadChunk(() => import('./DeliveriesPage.js')), 'DeliveriesPage');
const delivery = lazyRouteComponent(() => loadChunk(() => import('./DeliveryPage.js')), 'DeliveryPage');
const roles = lazyRouteComponent(() => loadChunk(() => import('./RolesPage.js')), 'RolesPage');
const auditLog = lazyRouteComponent(() => loadChunk(() => import('./AuditLogPage.js')), 'AuditLogPage');
const profile = lazyRouteComponent(() => loadChunk(() => import('./ProfilePage.js')), 'ProfilePage');
const profileOverview = lazyRouteComponent(
  () => loadChunk(() => import('./ProfileOverviewPage.js')),
  'ProfileOverviewPage',
);
const apiKeys = lazyRouteComponent(() => loadChunk(() => import('./ApiKeysPage.js')), 'ApiKeysPage');
const embedDoctor = lazyRouteComponent(
  () => loadChunk(() => import('./EmbedDoctorPage.js')),
  'EmbedDoctorPage',
);
const users = lazyRouteComponent(() => loadChunk(() => import('./UsersPage.js')), 'UsersPage');
const cmsBlocks = lazyRouteComponent(() => loadChunk(() => import('./CmsBlocksPage.js')), 'CmsBlocksPage');
const downloads = lazyRouteComponent(() => loadChunk(() => import('./DownloadsPage.js')), 'DownloadsPage');

/** Builds the router. Without a valid token every route but the public ones leads to the sign-in page. */
export function createPortalRouter(session: SessionStore) {
  const root = createRootRoute({
    component: Outlet,
    beforeLoad: ({ location }) => {
      const { pathname, href } = location;
      const elsewhere = guard({
        pathname,
        href,
        isSignedIn: session.isSignedIn(),
        isExpired: session.isExpired(),
      });
      if (elsewhere) throw redirect({ ...elsewhere, replace: true });
    },
  });
  const framed = createRoute({ getParentRoute: () => root, id: 'shell', component: shell });
  const page = (path: string, component: RouteComponent) =>
    createRoute({ getParentRoute: () => framed, path, component });

  const routeTree = root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: '/sign-in',
      component: signIn,
      validateSearch: readSignInSearch,
    }),
    createRoute({ getParentRoute: () => root, path: '/terms', component: legal }),
    createRoute({ getParentRoute: () => root, path: '/imprint', component: legal }),
    createRoute({
      getParentRoute: () => root,
      path: '/',
      beforeLoad: () => {
        throw redirect({ to: '/dashboard', replace: true });
      },
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/media/$',
      beforeLoad: ({ location }) => {
        window.location.replace(`/api${location.href}`);
      },
    }),
    framed.addChildren([
      page('/dashboard', dashboard),
      page('/orders', orders),
      page('/products', products),
      page('/investigations', investigations),
      page('/orders/import', orderImport),
      page('/order-errors', orderErrors),
      page('/deliveries', deliveries),
      page('/deliveries/$deliveryId', delivery),
      page('/dashboard-configs', dashboardConfigs),
      page('/dashboard-configs/create', dashboardConfig),
      page('/dashboard-configs/$id', dashboardConfig),
      page('/blog', blog),
      page('/blog/$url', blogPost),
      page('/blog-admin', blogAdmin),
      page('/merchants', merchants),
      page('/settings', settings),
      page('/cms-blocks', cmsBlocks),
      page('/downloads', downloads),
      page('/users', users),
      page('/users/create', users),
      page('/users/roles', roles),
      page('/audit-log', auditLog),
      page('/api-keys', apiKeys),
      page('/embed-doctor', embedDoctor),
      page('/profile', profile),
      page('/profile-overview', profileOverview),
      page('/$', NotFoundPage),
    ]),
  ]);
  return createRouter({
    routeTree,
    parseSearch: parseFlatSearch,
    stringifySearch: writeFlatSearch,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorPage,
    scrollRestoration: true,
  });
}
