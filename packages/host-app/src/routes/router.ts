import { createRootRoute, createRoute, createRouter, Outlet, redirect } from '@tanstack/react-router';
import type { SessionStore } from '../session/index.js';
import { ErrorPage } from './ErrorPage.js';
import { parseFlatSearch, writeFlatSearch } from './flat-search.js';
import { guard, readSignInSearch } from './guard.js';
import { firstPage, lazyPage, PAGE_COMPONENTS } from './page-components.js';

const shell = firstPage(() => import('../shell/Shell.js'), 'Shell');
const signIn = firstPage(() => import('./SignInPage.js'), 'SignInPage');
const firstAccount = lazyPage(() => import('./FirstAccountPage.js'), 'FirstAccountPage');
const endDailyEmail = lazyPage(() => import('./EndDailyEmailPage.js'), 'EndDailyEmailPage');
const legal = lazyPage(() => import('./LegalPage.js'), 'LegalPage');

/** Creates the router. Without a valid token every route but the public ones leads to the sign-in page. */
export function createPortalRouter(session: SessionStore) {
  const root = createRootRoute({
    component: Outlet,
    beforeLoad: ({ location: { pathname, href } }) => {
      const elsewhere = guard({
        pathname,
        href,
        isSignedIn: session.isSignedIn(),
        isExpired: session.isExpired(),
        isEnded: session.isEnded(),
      });
      if (elsewhere) throw redirect({ ...elsewhere, replace: true });
    },
  });
  const framed = createRoute({ getParentRoute: () => root, id: 'shell', component: shell });
  const pages = Object.entries(PAGE_COMPONENTS).map(([path, component]) =>
    createRoute({ getParentRoute: () => framed, path, component }),
  );
  const routeTree = root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: '/sign-in',
      component: signIn,
      validateSearch: readSignInSearch,
    }),
    createRoute({ getParentRoute: () => root, path: '/first-account', component: firstAccount }),
    createRoute({ getParentRoute: () => root, path: '/daily-email/end', component: endDailyEmail }),
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
    framed.addChildren(pages),
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
