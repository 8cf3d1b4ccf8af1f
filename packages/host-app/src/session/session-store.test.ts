import { expect, test } from 'vitest';
import { createSessionStore } from './session-store.js';

const NOW = 1_800_000_000;

function aStorage(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const aToken = (exp: number, userId = 7) => `h.${btoa(JSON.stringify({ userId, exp }))}.s`;

test('a token is valid while its expiry is later than now', () => {
  const session = createSessionStore(aStorage(), () => NOW);
  session.signIn(aToken(NOW + 1));
  expect(session.isSignedIn()).toBe(true);
  session.signIn(aToken(NOW));
  expect(session.isSignedIn()).toBe(false);
});

test.each(['', 'not.a.token', `h.${btoa('{"userId":7}')}.s`])('%j is no token', (text) => {
  const session = createSessionStore(aStorage({ 'kontor.token': text }), () => NOW);
  expect(session.isSignedIn()).toBe(false);
});

test('signing out leaves nothing behind', () => {
  const storage = aStorage({ 'kontor.loggedInAs': '12', 'kontor.originalUser': '1' });
  const session = createSessionStore(storage, () => NOW);
  session.signIn(aToken(NOW + 60));
  session.signOut();
  expect([...storage.kept.keys()]).toEqual([]);
});

test('leaving an impersonation keeps the own token', () => {
  const session = createSessionStore(aStorage({ 'kontor.token': aToken(NOW + 60) }), () => NOW);
  session.logInAs(12, 1);
  expect(session.loggedInAs()).toBe(12);
  session.leaveImpersonation();
  expect(session.loggedInAs()).toBeNull();
  expect(session.isSignedIn()).toBe(true);
});

test('acting as someone else is for an hour; its end is told, and taken by whoever shows it', () => {
  let now = NOW;
  const session = createSessionStore(aStorage(), () => now);
  expect(session.loggedInUntil()).toBeNull();
  session.logInAs(12, 1);
  now = NOW + 3600;
  expect(session.loggedInUntil()).toBe(now);
  expect(session.loggedInAs()).toBe(12);
});

test('a new token of the same user takes the place of the old one', () => {
  const session = createSessionStore(aStorage(), () => NOW);
  session.signIn(aToken(NOW + 1));
  session.renew(aToken(NOW + 60));
  expect(session.token()).toBe(aToken(NOW + 60));
});

test('signing in anew never acts as somebody else', () => {
  const session = createSessionStore(aStorage({ 'kontor.loggedInAs': '12' }), () => NOW);
  session.signIn(aToken(NOW + 60));
  expect(session.loggedInAs()).toBeNull();
});

test('a token the server refused is gone, and the session counts as expired until the next sign-in', () => {
  const session = createSessionStore(aStorage(), () => NOW);
  session.signIn(aToken(NOW + 60));
  session.expire();
  expect(session.token()).toBeNull();
  expect(session.isExpired()).toBe(true);
  session.signIn(aToken(NOW + 60));
  expect(session.isExpired()).toBe(false);
});

test('a session whose time is over counts as expired, one signed out does not', () => {
  const session = createSessionStore(aStorage(), () => NOW);
  session.signIn(aToken(NOW - 1));
  expect(session.isExpired()).toBe(true);
  session.signOut();
  expect(session.isExpired()).toBe(false);
});

test('a token of another user is someone else, a renewed or removed one is not', () => {
  const session = createSessionStore(aStorage(), () => NOW);
  session.signIn(aToken(NOW + 60));
  expect(session.isSomeoneElse(aToken(NOW + 60, 8))).toBe(true);
  expect(session.isSomeoneElse(aToken(NOW + 10))).toBe(false);
  expect(session.isSomeoneElse(null)).toBe(false);
  session.signOut();
  expect(session.isSomeoneElse(aToken(NOW + 60, 8))).toBe(false);
});
