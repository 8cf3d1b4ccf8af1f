import { expect, it } from 'vitest';
import { validateProfile } from './profile.rules.js';

const outcome = (change: Parameters<typeof validateProfile>[0]) =>
  validateProfile(change).map(({ path, code }) => `${path} ${code}`);

it('name and e-mail keep to the rules of users', () => {
  expect(outcome({ full_name: 'Nora Wind', email: 'nora@nordwind.example' })).toEqual([]);
  expect(outcome({ full_name: '   ', email: '' })).toEqual(['full_name required', 'email required']);
  expect(outcome({ full_name: 'No', email: 'nora' })).toEqual(['full_name minLength', 'email minLength']);
  expect(outcome({ full_name: 'x'.repeat(51), email: 'nora.nordwind' })).toEqual([
    'full_name maxLength',
    'email email',
  ]);
});

it('what is left out is not judged', () => {
  expect(outcome({ language: 'en' })).toEqual([]);
});
