import type { ErpList } from '@kontor/portal-core/erp';

/** The answer to a find whose counting takes until `counting` ends, if it is given: a find that need not wait for its count is answered before. */
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

/** A count that takes until it is released; one for each run of a story. */
export function heldCount() {
  let tell = () => {};
  const isKnown = new Promise<void>((resolve) => (tell = resolve));
  return { counting: () => isKnown, tell };
}
