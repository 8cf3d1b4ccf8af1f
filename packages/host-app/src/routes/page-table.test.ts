import { RESOURCE_CODES } from '@kontor/portal-core';
import { expect, test } from 'vitest';
import { navigationFor, PAGES, trailOf } from './page-table.js';

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
  expect(paths(navigationFor(new Set()))).toEqual(['/dashboard']);
});

test('orders are shown to those who may use them', () => {
  expect(paths(navigationFor(new Set(['/orders'])))).toEqual(['/dashboard', '/orders', '/investigations']);
});

test('a page that is not built yet is linked from nowhere', () => {
  const all = navigationFor(new Set(RESOURCE_CODES));
  expect(all.every((page) => page.isReady)).toBe(true);
});

test('a page below another is reached through it', () => {
  expect(paths(trailOf('/dashboard-configs/create'))).toEqual([
    '/dashboard-configs',
    '/dashboard-configs/create',
  ]);
});
