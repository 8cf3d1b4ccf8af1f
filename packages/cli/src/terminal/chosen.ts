import type { TextKey } from '@kontor/portal-core/i18n';
import { usageError } from './cli-error.js';
import type { Io } from './io.js';

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

interface ShownChoices<T extends string> {
  readonly choices: readonly T[];
  readonly texts: Readonly<Record<T, TextKey>>;
  readonly flag: string;
}

/** Parses one of the choices, also by the text that lists show for it in the user's language. Throws as `chosen` does. */
export function chosenAsShown<T extends string>(
  text: string,
  { choices, texts, flag }: ShownChoices<T>,
  { t }: Pick<Io, 't'>,
): T {
  const isShown = (choice: T) => t(texts[choice]).toLowerCase() === text.toLowerCase();
  return choices.find(isShown) ?? chosen(text, choices, flag);
}

/** Parses a positive integer: an import's id, or the value of a flag. */
export function chosenNumber(text: string, flag?: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  if (flag !== undefined)
    throw usageError('number_invalid', { key: 'cli.numberOfFlagInvalid', params: { value: text, flag } });
  throw usageError('number_invalid', { key: 'cli.numberInvalid', params: { value: text } });
}
