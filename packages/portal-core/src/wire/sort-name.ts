/** What a list is sorted by, as a call and an address have it: a name, ascending, or one behind a minus, descending. */
export type SortName<Name extends string> = Name | `-${Name}`;

/** All that a list with these names can be sorted by. */
export const sortNames = <Name extends string>(names: readonly Name[]): SortName<Name>[] =>
  names.flatMap((name): SortName<Name>[] => [name, `-${name}`]);

/** The name that is sorted by, and whether descending; null for a text that is none of these names. */
export function readSort<Name extends string>(
  text: string,
  names: readonly Name[],
): { readonly name: Name; readonly isDescending: boolean } | null {
  const isDescending = text.startsWith('-');
  const wanted = isDescending ? text.slice(1) : text;
  const name = names.find((one) => one === wanted);
  return name === undefined ? null : { name, isDescending };
}
