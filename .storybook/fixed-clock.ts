/** The moment every story begins at: a Saturday afternoon in Berlin, on the newest day of the stories' data. */
const BEGIN = Date.parse('2026-11-21T14:30:00+01:00');

const RealDate = Date;
let began = performance.now();
const now = () => Math.floor(BEGIN + performance.now() - began);

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
