import { afterEach, beforeEach, expect, it } from 'vitest';
import { looksAfter } from '../../testing/alike-users.js';
import { describeOnBothEngines, type Place } from '../../testing/both-engines.js';

describeOnBothEngines('a database from before punctuation was looked past', (setup) => {
  let place: Place;
  beforeEach(async () => {
    place = await setup();
  });
  afterEach(() => place.remove());

  it('keeps all its users and their names; of those that look alike the first has the look', async () => {
    const looks = await looksAfter(place, '071_names_without_punctuation', [
      ['lager', 'lager'],
      ['laqer', 'laqer'],
      ['admin.', 'admin.'],
      ['admin', 'admin'],
    ]);
    expect(looks).toEqual([
      ['lager', 'lager'],
      ['laqer', null],
      ['admin.', 'admln'],
      ['admin', null],
    ]);
  });
});
