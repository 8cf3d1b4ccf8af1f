import { usageError } from './cli-error.js';

/** Parses one of the choices, ignoring case. Throws a usage error naming the flag and the choices. */
export function chosen<T extends string>(text: string, choices: readonly T[], flag: string): T {
  const found = choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
  if (found !== undefined) return found;
  const named = choices.filter((choice) => choice !== '').join(', ');
  throw usageError('value_invalid', {
    key: 'cli.valueInvalid',
    params: { value: text, flag, choices: named },
  });
}

/** Parses a positive integer, such as an import's id. */
export function chosenNumber(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw usageError('number_invalid', { key: 'cli.numberInvalid', params: { value: text } });
}
