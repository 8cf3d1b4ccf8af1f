import { STORY_BEGIN } from '../packages/portal-ui/src/testing/story-day.js';

const RealDate = Date;
let began = performance.now();
const now = () => Math.floor(STORY_BEGIN + performance.now() - began);

/** Begins the story's day anew; from there the clock goes on, so that what counts seconds still does. */
export function beginTheDay(): void {
  began = performance.now();
  globalThis.Date = StoryDate;
}

const StoryDate = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, given: [], newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], newTarget) as Date,
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
