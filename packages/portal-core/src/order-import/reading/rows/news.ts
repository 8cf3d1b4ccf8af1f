type Row = readonly string[];

/** Different values, blank included, up to which a column counts as one that says little, so that a new value in it is news. */
const FEW = 4;
/** Different values from which on a column is no longer watched: what comes then is its ordinary content. */
const MANY = 8;

/**
 * Finds rows that say what the first rows did not: the first values of a column that is blank there, and new ones of a column with few
 * values. A mark, a second product or a part of an address may stand in one row of a thousand.
 */
export function createNews(first: readonly Row[]): (cells: Row) => boolean {
  const width = first.reduce((widest, row) => Math.max(widest, row.length), 0);
  let watched = Array.from({ length: width }, (_, index) => ({
    index,
    values: [...new Set(first.map((row) => row[index] ?? ''))],
    /** The value of the last row, which is one of them. */
    last: first[0]?.[index] ?? '',
  })).filter(({ values }) => values.length <= FEW);
  return (cells) => {
    let isNews = false;
    for (let at = 0; at < watched.length; at += 1) {
      const column = watched[at]!;
      const { index, values } = column;
      const cell = cells[index] ?? '';
      if (cell === column.last) continue;
      // A look at a few values costs less than the hash of a cell.
      if (values.includes(cell)) {
        column.last = cell;
        continue;
      }
      values.push(cell);
      isNews = true;
    }
    if (isNews) watched = watched.filter(({ values }) => values.length <= MANY);
    return isNews;
  };
}
