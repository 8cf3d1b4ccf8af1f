import { listReadings } from '@kontor/portal-core/order-import';

/** The parts of texts that may be lists of product numbers. */
export function listedIds(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => listReadings(text).flat());
}

/** Counts the product numbers in texts, and how many of them are known. A list counts by its parts once one of these is known. */
export function knownNumbers(
  texts: readonly string[],
  isKnown: (id: string) => boolean,
): { readonly known: number; readonly all: number } {
  const ids = new Set(texts.flatMap((text) => numbersOf(text, isKnown)));
  return { known: [...ids].filter(isKnown).length, all: ids.size };
}

function numbersOf(text: string, isKnown: (id: string) => boolean): readonly string[] {
  if (isKnown(text)) return [text];
  return listReadings(text).find((parts) => parts.some(isKnown)) ?? [text];
}
