/** One option of a list. */
export interface Option<Value extends string = string> {
  /** Value of the option; unique in its list, never empty. */
  readonly value: Value;
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

/** Passes on the chosen value of a list, typed as its options are. */
export const choiceOf =
  <Value extends string>(
    options: readonly Option<Value>[],
    onChange: (change: { readonly value: Value }) => void,
  ) =>
  (value: unknown): void => {
    const chosen = options.find((option) => option.value === value);
    if (chosen !== undefined) onChange({ value: chosen.value });
  };
