/** A negative binomial count: its mean, and a shape; the variance is `mean + mean² / shape`. */
export interface Count {
  readonly mean: number;
  readonly shape: number;
}

/** Mean above which a count is taken as a continuous number, by a few percent at the most. */
const MANY = 200;
/** Units up to which the number of ways is a product of so many factors. */
const FEW = 20;
/** Coefficients of Lanczos' approximation (g = 7, n = 9), exact to 15 digits. */
const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** The logarithm of the gamma function of a number from 0.5. */
function logGamma(of: number): number {
  const x = of - 1;
  let sum = 0.99999999999980993;
  LANCZOS.forEach((coefficient, at) => (sum += coefficient / (x + at + 1)));
  const t = x + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(sum);
}

/** The logarithm of the probability of a number of units. */
export function logLikelihood(units: number, { mean, shape }: Count): number {
  return (
    logWays(units, shape) + shape * Math.log(shape / (shape + mean)) + units * Math.log(mean / (shape + mean))
  );
}

/** The logarithm of the generalised binomial coefficient; of few units a product, which takes a fraction of the time. */
function logWays(units: number, shape: number): number {
  if (units > FEW)
    return (
      logGamma(units + shape + 1) -
      logGamma(shape + 1) -
      logGamma(units + 1) +
      Math.log(shape / (units + shape))
    );
  let ways = 1;
  for (let unit = 0; unit < units; unit += 1) ways *= (shape + unit) / (unit + 1);
  return Math.log(ways);
}

/** The smallest number that the count does not exceed with this chance, a number between 0 and 1. */
export function quantile(chance: number, { mean, shape }: Count): number {
  if (mean <= 0) return 0;
  if (mean > MANY) return Math.round(gammaQuantile(chance, mean, 1 / (1 / mean + 1 / shape)));
  const growth = mean / (shape + mean);
  let part = Math.exp(shape * Math.log(shape / (shape + mean)));
  let sum = part;
  let units = 0;
  for (; sum < chance && part > 0; units += 1) {
    part *= (growth * (units + shape)) / (units + 1);
    sum += part;
  }
  return units;
}

/** Wilson and Hilferty's approximation (1931) of a gamma distribution. */
function gammaQuantile(chance: number, mean: number, shape: number): number {
  const width = 1 / (9 * shape);
  return mean * Math.max(0, 1 - width + normalQuantile(chance) * Math.sqrt(width)) ** 3;
}

/** How many standard deviations above the mean a normal number stays with this chance (Hastings 1955, to 0.0005). */
function normalQuantile(chance: number): number {
  if (chance < 0.5) return -normalQuantile(1 - chance);
  const t = Math.sqrt(-2 * Math.log(1 - chance));
  const above = 2.515517 + t * (0.802853 + t * 0.010328);
  return t - above / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
}
