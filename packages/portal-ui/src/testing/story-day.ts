/** The newest day of the stories' data, which stories and tests use as today. */
export const NEWEST_DAY = '2026-11-21';

/** The time of every story, in milliseconds: the afternoon of `NEWEST_DAY`, a Saturday, in Berlin. */
export const STORY_BEGIN = Date.parse(`${NEWEST_DAY}T14:30:00+01:00`);

/** The instant the given number of hours before the time of the stories, ISO in UTC. */
export const hoursBeforeStory = (hours: number): string =>
  new Date(STORY_BEGIN - hours * 3_600_000).toISOString();
