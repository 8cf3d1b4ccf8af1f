import { expect, it } from 'vitest';
import type { ResourceCode } from '../access/index.js';
import { areFirstStepsClosed, firstStepsFor, withFirstStepsClosed } from './first-steps.js';

const steps = (...codes: ResourceCode[]) => firstStepsFor({ resources: new Set(codes) });

it('leads a user to what they may do', () => {
  expect(steps('/orders', '/products')).toEqual(['product', 'order']);
  expect(steps('/orders', '/management/users')).toEqual(['order']);
  expect(steps('/products', '/management/users', '/create-user', '/api-keys')).toEqual([
    'product',
    'user',
    'connection',
  ]);
});

it('stays closed, and leaves the other settings', () => {
  const settings = withFirstStepsClosed('{"theme":"dark"}');
  expect(JSON.parse(settings)).toEqual({ theme: 'dark', firstStepsClosed: true });
  expect(areFirstStepsClosed(settings)).toBe(true);
  expect(['', '{}', 'null', '{"firstStepsClosed":1}'].map(areFirstStepsClosed)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
