import { expect, it } from 'vitest';
import { isFromHere } from './from-here.js';

const HOST = { host: '127.0.0.1:3000' };
const from = (headers: Record<string, string>, httpVersion = '1.1') =>
  isFromHere({ headers: { ...HOST, ...headers }, httpVersion });

it.each<[string, Record<string, string>]>([
  ['curl', {}],
  ['the CLI', { connection: 'keep-alive', 'user-agent': 'node' }],
  ['a script that ends each connection', { connection: 'close', 'user-agent': 'Python-urllib/3.12' }],
  ['a browser', { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }],
  ['a browser at localhost', { host: 'localhost:3000', origin: 'http://localhost:3000' }],
  ['a browser at IPv6', { host: '[::1]:3000', origin: 'http://[::1]:3000' }],
  ['a browser where the address was typed', { 'sec-fetch-site': 'none' }],
  ['the development server', { origin: 'http://127.0.0.1:5173', connection: 'close' }],
])('a request of %s at the machine itself is from here', (_, headers) => {
  expect(from(headers)).toBe(true);
});

it('a request that nginx passes on as it is installed is not from here', () => {
  const passed = { connection: 'close', origin: 'https://portal.example' };
  expect(from(passed, '1.0')).toBe(false);
  expect(from({}, '1.0')).toBe(false);
  expect(from(passed)).toBe(false);
});

it.each<Record<string, string>>([
  { origin: 'https://portal.example' },
  { origin: 'null' },
  { origin: 'http://127.0.0.1.portal.example' },
  { referer: 'https://portal.example/sign-in' },
  { 'sec-fetch-site': 'cross-site' },
  { host: 'portal.example' },
  { host: '' },
])('a request of a page elsewhere is not from here: %j', (headers) => {
  expect(from(headers)).toBe(false);
});

it.each([
  'x-forwarded-for',
  'x-original-forwarded-for',
  'forwarded',
  'via',
  'x-real-ip',
  'true-client-ip',
  'fly-client-ip',
  'cf-connecting-ip',
  'cdn-loop',
  'x-envoy-external-address',
  'x-azure-clientip',
  'x-amzn-trace-id',
  'fastly-client-ip',
  'x-scheme',
  'ngrok-skip-browser-warning',
  'tailscale-user-login',
])('a request with the header %s is not from here', (name) => {
  expect(from({ [name]: 'x' })).toBe(false);
});
