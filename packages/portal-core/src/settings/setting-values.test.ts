import { expect, it } from 'vitest';
import { settingList } from './setting-values.js';

const settings = (value: string) => [{ key: 'order_error_types', value }];

it('a list setting is read in its order, each text once', () => {
  expect(settingList(settings('["b","a","b",""," "]'), 'order_error_types')).toEqual(['b', 'a']);
});

it.each(['', 'x', '{}', '"a"', 'null', '[1,null]'])('a setting that holds %j is an empty list', (value) => {
  expect(settingList(settings(value), 'order_error_types')).toEqual([]);
});

it('a setting that is not there is an empty list', () => {
  expect(settingList([], 'order_error_types')).toEqual([]);
});
