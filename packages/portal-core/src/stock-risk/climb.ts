/** Least and greatest value that is tried. */
const [LEAST, MOST] = [0.01, 1000];
/** The first step is a factor, and where a step is too small to matter the climb ends. */
const [FIRST_STEP, LAST_STEP] = [2, 1.05];
/** Gain of a round below which the step gets smaller. */
const LITTLE = 0.1;

/** Where a climb has come to. */
export interface Height<Place> {
  readonly at: Place;
  readonly score: number;
}

/**
 * Looks for the numbers of the highest score: each in turn is multiplied and divided by a step, which gets smaller where nothing is gained.
 * Yields where the scoring does, so that others get their turn.
 */
export function* climb<Place extends { readonly [Name in keyof Place]: number }>(
  start: Place,
  scoreOf: (at: Place) => Generator<undefined, number>,
): Generator<undefined, Height<Place>> {
  let best: Height<Place> = { at: start, score: yield* scoreOf(start) };
  for (let step = FIRST_STEP; step > LAST_STEP;) {
    const before = best.score;
    for (const name in start)
      for (const by of [step, 1 / step]) {
        const at = { ...best.at, [name]: Math.min(MOST, Math.max(LEAST, best.at[name] * by)) };
        const score = yield* scoreOf(at);
        if (score > best.score) best = { at, score };
      }
    if (!(best.score - before >= LITTLE)) step = Math.sqrt(step);
  }
  return best;
}
