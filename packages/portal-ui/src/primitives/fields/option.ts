/** One entry to choose from. */
export interface Option {
  /** What choosing it yields; unique in its list, never empty. */
  readonly value: string;
  /** The words of the entry. */
  readonly label: string;
  /** A second line. */
  readonly note?: string | undefined;
  /** Greyed and passed over. */
  readonly isDisabled?: boolean | undefined;
}

/** The values that cannot be chosen, as react-stately wants them. */
export function disabledValues(options: readonly Option[]): string[] {
  return options.filter((option) => option.isDisabled).map((option) => option.value);
}
