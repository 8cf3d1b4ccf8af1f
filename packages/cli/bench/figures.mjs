/** What is in the middle; half of the runs were faster. */
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** One line: a figure, and the limit it is held to when there is one. Returns whether it is kept. */
export function report(name, value, { atMost = Infinity, atLeast = -Infinity } = {}) {
  const kept = value <= atMost && value >= atLeast;
  const bound = atLeast > -Infinity ? `>= ${atLeast}` : atMost < Infinity ? `<= ${atMost}` : '';
  const figure = value.toFixed(value < 100 ? 2 : 0).padStart(10);
  console.log(`${name.padEnd(44)} ${figure}  ${bound}${kept ? '' : '  MISSED'}`);
  return kept;
}
