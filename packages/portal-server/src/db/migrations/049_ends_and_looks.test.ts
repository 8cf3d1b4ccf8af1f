import { afterEach, beforeEach, expect, it } from 'vitest';
import { looksAfter } from '../../testing/alike-users.js';
import { describeOnBothEngines, type Place } from '../../testing/both-engines.js';

describeOnBothEngines('a database from before diacritics were looked past', (setup) => {
  let place: Place;
  beforeEach(async () => {
    place = await setup();
  });
  afterEach(() => place.remove());

  it('keeps all its users and their names; of those that look alike the first has the look', async () => {
    const looks = await looksAfter(place, '049_ends_and_looks', [
      ['müller', 'müller'],
      ['mueller', 'mueller'],
      ['clara', 'clara'],
      ['dara', 'dara'],
    ]);
    expect(looks).toEqual([
      ['müller', 'muller'],
      ['mueller', null],
      ['clara', 'dara'],
      ['dara', null],
    ]);
  });
});
