// What the forecast of stock risk is worth on real sales: rolling origins on Mondays whose weeks were used neither for fitting nor for
// choosing the model (`demand/README.md` names the data). Run: `npm run bench -- forecast`; `KONTOR_DEMAND` takes a file of all products,
// `--design` the Mondays before, on which the model was designed.
import { addDays } from '../src/dates/index.js';
import { isSupported, unitsSold, type ProductHistory } from '../src/stock-risk/demand-history.js';
import { countOf, type Demand } from '../src/stock-risk/demand-model.js';
import { demandOf, fitDemand, fitOne } from '../src/stock-risk/fit-demand.js';
import { quantile } from '../src/stock-risk/negative-binomial.js';
import { daysUntilEmpty } from '../src/stock-risk/stock-outlook.js';
import { placeOf, realDemand } from './real-demand.js';
import { ended, smoothing } from './smoothing.js';

const DESIGN = { first: '2011-02-07', count: 25 };
const UNTOUCHED = { first: '2011-08-08', count: 16 };
const HORIZONS = [7, 14] as const;
const CHANCES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
/** The simulated stock lasts for none to two weeks of the mean demand, each as often. */
const MOST_DAYS = 14;
/** Products are told apart by their orders in two months: at most so many, and more. */
const CLASSES = [14, 29, 59, 119, Infinity];

type Name = 'learned' | 'mean' | 'smoothing';
interface Judged {
  /** Quantile loss of each origin, in units, and with each product's units divided by its mean. */
  readonly loss: number[];
  readonly alike: number[];
  within: number;
  products: number;
  /** The same for each of `CLASSES`. */
  readonly classes: { within: number; products: number }[];
}
const judged = new Map<string, Judged>();
const judgedOf = (name: Name, horizon: number): Judged => {
  const key = `${name} ${horizon}`;
  const known = judged.get(key) ?? {
    loss: [],
    alike: [],
    within: 0,
    products: 0,
    classes: CLASSES.map(() => ({ within: 0, products: 0 })),
  };
  judged.set(key, known);
  return known;
};
const words = { said: 0, came: 0, out: 0, meanSaid: 0, meanCame: 0 };

const histories = realDemand();
const { first, count } = process.argv.includes('--design') ? DESIGN : UNTOUCHED;
let random = 20_261_127;
for (let week = 0; week < count; week += 1) judge(addDays(first, 7 * week));
tell();

function judge(day: string): void {
  const end = placeOf(day);
  const products = histories.filter((history) => isSupported(history, end));
  const learned = ended(fitDemand(histories, end));
  const mean = ended(fitOne('mean', products, end)).model;
  const smoothed = smoothing(products, end);
  const foretell: Record<Name, (history: ProductHistory) => Demand> = {
    learned: (history) => learned.foretell(history)!,
    mean: (history) => demandOf(history, end, mean),
    smoothing: smoothed,
  };
  for (const name of ['learned', 'mean', 'smoothing'] as const)
    for (const horizon of HORIZONS)
      judgeOne(products, foretell[name], end, { sums: judgedOf(name, horizon), horizon });
  for (const history of products) judgeWords(history, foretell.learned(history), day);
}

function judgeOne(
  products: readonly ProductHistory[],
  foretell: (history: ProductHistory) => Demand,
  end: number,
  { sums, horizon }: { readonly sums: Judged; readonly horizon: number },
): void {
  let loss = 0;
  let alike = 0;
  for (const history of products) {
    const demand = foretell(history);
    const week = demand.weekdays.reduce((sum, units) => sum + units, 0);
    const sold = unitsSold(history, end, horizon);
    const quantiles = CHANCES.map((chance) => quantile(chance, countOf((week * horizon) / 7, demand)));
    const lost = quantiles.reduce(
      (sum, units, at) =>
        sum + (sold >= units ? CHANCES[at]! * (sold - units) : (1 - CHANCES[at]!) * (units - sold)),
      0,
    );
    loss += lost;
    alike += lost / unitsSold(history, end - 60, 60);
    const isWithin = quantiles[0]! <= sold && sold <= quantiles.at(-1)!;
    const like = sums.classes[CLASSES.findIndex((most) => ordersOf(history, end) <= most)]!;
    like.products += 1;
    sums.within += Number(isWithin);
    like.within += Number(isWithin);
  }
  sums.loss.push(loss);
  sums.alike.push(alike);
  sums.products += products.length;
}

function ordersOf({ orders }: ProductHistory, end: number): number {
  let count = 0;
  for (let day = end - 60; day < end; day += 1) count += orders[day]!;
  return count;
}

/** 'May run out this week' for a stock that is drawn by lot; it comes true where more is ordered than there is. */
function judgeWords(history: ProductHistory, demand: Demand, today: string): void {
  const end = placeOf(today);
  random = (random * 48_271) % 2_147_483_647;
  const daily = unitsSold(history, end - 60, 60) / 60;
  const stock = Math.max(1, Math.round((random / 2_147_483_647) * MOST_DAYS * daily));
  const isOut = unitsSold(history, end, 7) > stock;
  const days = daysUntilEmpty(stock, { demand, today, announced: [] });
  const isSaid = days !== null && days < 7;
  words.out += Number(isOut);
  words.said += Number(isSaid);
  words.came += Number(isSaid && isOut);
  words.meanSaid += Number(7 * daily > stock);
  words.meanCame += Number(7 * daily > stock && isOut);
}

function tell(): void {
  const line = (name: string, value: string) => console.log(`${name.padEnd(58)} ${value}`);
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  line(
    'products with a forecast, each Monday on average',
    (judgedOf('learned', 7).products / count).toFixed(0),
  );
  let isKept = true;
  for (const horizon of HORIZONS) {
    const learned = judgedOf('learned', horizon);
    for (const other of ['mean', 'smoothing'] as const) {
      const { loss, alike } = judgedOf(other, horizon);
      const gains = loss.map((lost, at) => 1 - learned.loss[at]! / lost);
      const gain = average(gains);
      const error = Math.sqrt(average(gains.map((one) => (one - gain) ** 2)) / (gains.length - 1));
      const won = gains.filter((one) => one > 0).length;
      line(`${horizon} days, quantile loss below the ${other}'s`, percent(1 - sum(learned.loss) / sum(loss)));
      line(
        '  a Monday, ± standard error; Mondays won',
        `${percent(gain)} ± ${percent(error)}; ${won} of ${count}`,
      );
      line('  each product alike', percent(1 - sum(learned.alike) / sum(alike)));
      isKept &&= gain > 2 * error;
    }
    for (const name of ['learned', 'mean', 'smoothing'] as const) {
      const { within, products } = judgedOf(name, horizon);
      line(`${horizon} days, real units in the range of 80 % (${name})`, percent(within / products));
    }
    learned.classes.forEach(({ within, products }, at) => {
      const most = at + 1 < CLASSES.length ? `at most ${CLASSES[at]}` : 'more';
      line(`  learned, products of ${most} orders in two months`, percent(within / products));
    });
    const coverage = learned.within / learned.products;
    isKept &&= coverage >= 0.75 && coverage <= 0.85;
  }
  line(
    "'this week', precision and recall",
    `${percent(words.came / words.said)}, ${percent(words.came / words.out)}`,
  );
  line(
    '  by the mean without a spread',
    `${percent(words.meanCame / words.meanSaid)}, ${percent(words.meanCame / words.out)}`,
  );
  line('better than both by two standard errors, range of 75 to 85 %', isKept ? 'yes' : 'MISSED');
  process.exitCode = isKept ? 0 : 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
function average(numbers: readonly number[]): number {
  return sum(numbers) / numbers.length;
}
