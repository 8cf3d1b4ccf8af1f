import type { Language } from '@kontor/portal-core/i18n';

/** Writes the counts of a task with the given total: numbers, or bytes in the unit that suits the total. */
export function shownCount(
  count: number,
  total: number,
  { language, inBytes = false }: ShownOptions,
): string {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: inBytes ? 1 : 0 });
  if (!inBytes) return number.format(count);
  return total < 1e6 ? `${number.format(count / 1e3)} kB` : `${number.format(count / 1e6)} MB`;
}

interface ShownOptions {
  readonly language: Language;
  readonly inBytes?: boolean | undefined;
}
