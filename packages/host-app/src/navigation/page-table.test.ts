import { expect, test } from 'vitest';
import type { ResourceCode } from '@kontor/portal-core/access';
import { createSessionStore } from '../session/index.js';
import { mayOpen, navigationFor, pageOf, PAGES, PUBLIC_PAGES, trailOf } from './page-table.js';
import { createPortalRouter } from '../routes/index.js';

const emptyStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const visitor = (...resources: ResourceCode[]) => ({ roleId: 2, resources: new Set(resources) });
const paths = (pages: readonly { path: string }[]) => pages.map((page) => page.path);

test('every route of the specifications stands in the table', () => {
  const specified = [
    '/dashboard',
    '/orders',
    '/order-errors',
    '/investigations',
    '/products',
    '/deliveries',
    '/deliveries/$deliveryId',
    '/users',
    '/users/create',
    '/merchants',
    '/cms-blocks',
    '/blog',
    '/blog-admin',
    '/blog/$url',
    '/dashboard-configs',
    '/dashboard-configs/create',
    '/dashboard-configs/$id',
    '/settings',
    '/downloads',
    '/profile',
  ];
  expect(paths(PAGES)).toEqual(expect.arrayContaining(specified));
});

test('everybody sees the dashboard', () => {
  expect(paths(navigationFor(visitor()))).toEqual(['/dashboard']);
});

test('orders are shown to those who may use them', () => {
  expect(paths(navigationFor(visitor('/orders')))).toEqual(['/dashboard', '/orders', '/investigations']);
});

test('the audit log is shown to those alone who may see all merchants', () => {
  expect(paths(navigationFor(visitor('/audit-log')))).not.toContain('/audit-log');
  expect(paths(navigationFor(visitor('/audit-log', '/getForAllMerchants')))).toContain('/audit-log');
});

test('the page of developers is shown to those who keep API keys', () => {
  expect(paths(navigationFor(visitor('/orders')))).not.toContain('/developers');
  expect(paths(navigationFor(visitor('/api-keys')))).toEqual(['/dashboard', '/api-keys', '/developers']);
});

test('the page of a new user is shown to those alone who may create one', () => {
  const page = pageOf('/users/create')!;
  expect(mayOpen(page, visitor('/management/users'))).toBe(false);
  expect(mayOpen(page, visitor('/management/users', '/create-user'))).toBe(true);
});

test('a page below another is reached through it', () => {
  expect(paths(trailOf('/dashboard-configs/create'))).toEqual([
    '/dashboard-configs',
    '/dashboard-configs/create',
  ]);
});

test('every page has a route', () => {
  const routes = createPortalRouter(createSessionStore(emptyStorage, () => 0)).routesByPath;
  expect(Object.keys(routes)).toEqual(expect.arrayContaining(paths([...PAGES, ...PUBLIC_PAGES])));
});
