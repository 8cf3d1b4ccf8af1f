import type { ErpList } from '@kontor/portal-core/erp';

/** The answer to a find where counts take until `counting` ends, if they take at all: one that need not wait for its count comes before. */
export async function counted<Entry>(
  page: ErpList<Entry>,
  { countLater }: { readonly countLater?: boolean | undefined },
  counting: (() => Promise<void>) | undefined,
): Promise<ErpList<Entry>> {
  if (counting === undefined) return page;
  const { entries, dataInfo } = page;
  if (countLater)
    return { entries, dataInfo: { ...dataInfo, foundCount: entries.length + 1, countIsExact: false } };
  await counting();
  return page;
}

/** A count that takes until it is told; one for each time a story is played. */
export function heldCount() {
  let tell = () => {};
  const isKnown = new Promise<void>((resolve) => (tell = resolve));
  return { counting: () => isKnown, tell };
}
