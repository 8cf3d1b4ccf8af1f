import { firstDays, type DemandHistory, type WeekdayDemand } from './demand-history.js';
import { DEMAND_MODEL_NAMES, type DemandModelName } from './demand-model-names.js';
import { DEMAND_MODELS } from './demand-models.js';

/** Number of days held back at a time. */
const HELD_BACK = 7;
/** Number of weeks held back in turn, each predicted from all days before it. */
const FOLDS = 6;
/** Least number of days in a history to learn from. */
const LEAST_DAYS = 14;

/** The quality of a model's predictions for days it has not seen. */
export interface BackTest {
  readonly model: DemandModelName;
  /** Root mean squared error per day, in units; models are compared by it. */
  readonly dailyError: number;
  /** Mean error of a week's total relative to the mean week: 0.2 is 20 %. Null when nothing was sold in the held-back weeks. */
  readonly weeklyError: number | null;
}

/** Tests a model on the last weeks of a history; null when the history is too short to hold a week back. */
export function backTest(model: DemandModelName, history: DemandHistory): BackTest | null {
  let squares = 0;
  let days = 0;
  let off = 0;
  let sold = 0;
  for (const begin of foldsOf(history)) {
    const week = foretellWeek(DEMAND_MODELS[model](firstDays(history, begin)), history, begin);
    squares += week.squares;
    days += HELD_BACK;
    off += Math.abs(week.foretold - week.sold);
    sold += week.sold;
  }
  if (days === 0) return null;
  return { model, dailyError: Math.sqrt(squares / days), weeklyError: sold > 0 ? off / sold : null };
}

/** The best model of a history by its error on held-back days, and the result of the plain mean; null for a short history. */
export function bestModel(
  history: DemandHistory,
): { readonly best: BackTest; readonly plain: BackTest } | null {
  const plain = backTest('mean', history);
  if (plain === null) return null;
  let best = plain;
  for (const name of DEMAND_MODEL_NAMES) {
    const tested = backTest(name, history);
    if (tested !== null && tested.dailyError < best.dailyError) best = tested;
  }
  return { best, plain };
}

/** The first day of each held-back week. */
function foldsOf({ units }: DemandHistory): readonly number[] {
  const begins = Array.from({ length: FOLDS }, (_, fold) => units.length - (fold + 1) * HELD_BACK);
  return begins.filter((begin) => begin >= LEAST_DAYS);
}

function foretellWeek(forecast: WeekdayDemand, { firstWeekday, units }: DemandHistory, begin: number) {
  let squares = 0;
  let foretold = 0;
  let sold = 0;
  for (let day = begin; day < begin + HELD_BACK; day += 1) {
    const expected = forecast[(firstWeekday + day) % 7]!;
    squares += (units[day]! - expected) ** 2;
    foretold += expected;
    sold += units[day]!;
  }
  return { squares, foretold, sold };
}
