/** The newest day of the stories' data; stories and tests know no other today. */
export const NEWEST_DAY = '2026-11-21';

/** The moment every story begins at, in ms: that day, a Saturday, in the afternoon in Berlin. */
export const STORY_BEGIN = Date.parse(`${NEWEST_DAY}T14:30:00+01:00`);

/** An instant so many hours before every story begins, ISO in UTC. */
export const hoursBeforeStory = (hours: number): string =>
  new Date(STORY_BEGIN - hours * 3_600_000).toISOString();
