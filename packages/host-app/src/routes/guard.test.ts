import { expect, test } from 'vitest';
import { guard, readSignInSearch } from './guard.js';
import { PAGES } from '../navigation/index.js';

const signedOut = { isSignedIn: false, isExpired: false };
const visit = (path: string) => ({ pathname: path, href: path });

test.each(PAGES.map((page) => page.path))('%s goes to the sign-in page without a valid token', (path) => {
  expect(guard({ ...visit(path), ...signedOut })?.to).toBe('/sign-in');
});

test.each(['/sign-in', '/first-account', '/daily-email/end', '/terms', '/imprint'])(
  '%s is open to everybody',
  (path) => {
    expect(guard({ ...visit(path), ...signedOut })).toBeNull();
  },
);

test('a page opens for a valid token', () => {
  expect(guard({ ...visit('/orders'), isSignedIn: true, isExpired: false })).toBeNull();
});

test('the sign-in page remembers where one wanted to go', () => {
  const wanted = { pathname: '/orders', href: '/orders?status=offen' };
  expect(guard({ ...wanted, ...signedOut })?.search).toEqual({ next: '/orders?status=offen' });
});

test('the start page is where one goes anyway, so it is not remembered', () => {
  expect(guard({ ...visit('/'), ...signedOut })?.search).toEqual({});
});

test('a token whose time is over is told', () => {
  expect(guard({ ...visit('/orders'), isSignedIn: false, isExpired: true })?.search.reason).toBe('expired');
});

test('a session that somebody ended is told apart from one that has expired', () => {
  const ended = { ...visit('/orders'), isSignedIn: false, isExpired: true, isEnded: true };
  expect(guard(ended)?.search.reason).toBe('ended');
  expect(readSignInSearch({ reason: 'ended' })).toEqual({ reason: 'ended' });
});
