/** One option of a list. */
export interface Option {
  /** Value of the option; unique in its list, never empty. */
  readonly value: string;
  readonly label: string;
  /** A second line of text. */
  readonly note?: string | undefined;
  /** Greys the option and skips it. */
  readonly isDisabled?: boolean | undefined;
}

/** The values that cannot be chosen, in the format of react-stately. */
export function disabledValues(options: readonly Option[]): string[] {
  return options.filter((option) => option.isDisabled).map((option) => option.value);
}
