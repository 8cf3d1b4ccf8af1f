import {
  columnLabels,
  parseSource,
  parseValuePair,
  type ValueField,
  type ImportMode,
} from '@kontor/portal-core/order-import';
import type { Answers } from './read-file.js';
import type { ShapeAnswers } from './shapes.js';

/** A person's answers as what was chosen by hand, for a file with that header. */
export function answersOf({ map = {}, set = {}, values = [], read, confirm = false }: ShapeAnswers): Answers {
  return {
    ...(read === undefined ? {} : { overrides: read }),
    confirmAll: confirm,
    choose: (header) => {
      const labels = columnLabels(header);
      const columns = Object.entries(map).map(([field, text]) => [
        field,
        text === '' ? null : parseSource(text, labels),
      ]);
      const mode = modeOf(map);
      return {
        columns: Object.fromEntries(columns),
        constants: set,
        ...(values.length === 0 ? {} : { values: valuesOf(values) }),
        ...(mode === undefined ? {} : { mode }),
      };
    },
  };
}

/** Who says where products stand says as well whether a row is an item or an order. */
function modeOf(map: NonNullable<ShapeAnswers['map']>): ImportMode | undefined {
  if (map.product_id_and_quantity !== undefined) return 'comma';
  return map.product_id !== undefined || map.quantity !== undefined ? 'new-line' : undefined;
}

function valuesOf(pairs: readonly string[]) {
  const values: Partial<Record<ValueField, Record<string, string>>> = {};
  for (const pair of pairs) {
    const parsed = parseValuePair(pair);
    if (parsed === null) throw new Error(pair);
    values[parsed.field] = { ...values[parsed.field], [parsed.text]: parsed.meaning };
  }
  return values;
}

const READ_FLAGS = {
  encoding: '--encoding',
  delimiter: '--delimiter',
  dateOrder: '--date-order',
  sheet: '--sheet',
} as const;

/** The same answers as flags of `kontor orders import`. */
export function flagsOf({ map = {}, set = {}, values = [], read = {} }: ShapeAnswers): string[] {
  const pairs = (flag: string, said: Readonly<Record<string, string>>) =>
    Object.entries(said).flatMap(([field, text]) => [flag, `${field}=${text}`]);
  const reading = Object.entries(READ_FLAGS).flatMap(([name, flag]) => {
    const value = read[name as keyof typeof READ_FLAGS];
    return value === undefined ? [] : [flag, value];
  });
  return [
    ...pairs('--map', map),
    ...pairs('--set', set),
    ...values.flatMap((pair) => ['--value', pair]),
    ...reading,
  ];
}
