import type { ErpFind, ErpList } from '@kontor/portal-core/erp';

/** Answers a find. With `counting`, the count is known only when that promise resolves; a find with `countLater` is answered before. */
export async function counted<Entry>(
  page: ErpList<Entry>,
  { countLater, countUpTo = Infinity }: Pick<ErpFind, 'countLater' | 'countUpTo'>,
  counting: (() => Promise<void>) | undefined,
): Promise<ErpList<Entry>> {
  if (counting === undefined) return page;
  const { entries, dataInfo } = page;
  if (countLater)
    return { entries, dataInfo: { ...dataInfo, foundCount: entries.length + 1, countIsExact: false } };
  await counting();
  if (dataInfo.foundCount <= countUpTo) return page;
  return { entries, dataInfo: { ...dataInfo, foundCount: countUpTo, countIsExact: false } };
}

/** A count that takes until it is released. Create one for each run of a story. */
export function heldCount() {
  let tell = () => {};
  const isKnown = new Promise<void>((resolve) => (tell = resolve));
  return { counting: () => isKnown, tell };
}
