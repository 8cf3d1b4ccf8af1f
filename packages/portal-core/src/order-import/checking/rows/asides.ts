import type { Reading } from '../../order-import.types.js';
import { usedColumns } from '../../recipe/field-source.js';
import { forbidsAll, forbidsSending } from '../../understanding/not-to-send/remarks.js';
import { namedNumbers } from '../not-to-send/named-numbers.js';
import type { SaidLine } from '../not-to-send/said-lines.js';
import { isTellingTitle } from '../not-to-send/sentences.js';

/**
 * What is said beside the lines of a file: in boxes over a sheet; on its printed pages and in comments on its header, where that changes what is
 * sent; and in the header of a column that feeds nothing, where it names an order.
 */
export function asidesOf(reading: Pick<Reading, 'dialect' | 'mapping' | 'header'>): SaidLine[] {
  const { boxTexts = [], pageTexts = [] } = reading.dialect;
  const pages = pageTexts.filter(changesSending).map((text) => ({ text, line: 1 }));
  return [
    ...boxTexts.map(asideOf('below', 'box')),
    ...pages.map(asideOf('below', 'page')),
    ...commentsOnHeader(reading).map(asideOf('below')),
    ...headersOfOrders(reading).map(asideOf('header')),
  ];
}

const asideOf =
  (place: SaidLine['place'], edge?: NonNullable<SaidLine['edge']>) =>
  ({ text, line }: Pick<SaidLine, 'text' | 'line'>): SaidLine => ({
    text,
    line,
    place,
    isPair: false,
    ...(edge === undefined ? {} : { edge }),
  });

const changesSending = (text: string): boolean =>
  forbidsAll(text) || forbidsSending(text) || isTellingTitle(text);

/** The line of the first row, less one. */
const lastOfHeader = ({ firstLine = 1, hasHeader, headerRows = 1 }: Reading['dialect']): number =>
  hasHeader ? firstLine + headerRows - 1 : firstLine - 1;

function commentsOnHeader({ dialect }: Pick<Reading, 'dialect'>) {
  const last = lastOfHeader(dialect);
  return (dialect.comments ?? []).filter(({ line, text }) => line <= last && changesSending(text));
}

function headersOfOrders({ dialect, mapping, header }: Pick<Reading, 'dialect' | 'mapping' | 'header'>) {
  if (!dialect.hasHeader) return [];
  const fed = usedColumns(mapping);
  return header.flatMap((text, column) =>
    fed.has(column) || !/\s/.test(text) || namedNumbers(text).length === 0
      ? []
      : [{ text, line: lastOfHeader(dialect) }],
  );
}
