import type { TableRow } from '../../order-import/index.js';

/** A line that is no row. */
interface LeftOutLine {
  readonly line: number;
  readonly reason: string;
  readonly text: string;
}

/** What a file says of all its rows. */
export interface TableNames {
  /** What it is called: its file, its sheet, and the titles above and between its rows. */
  readonly names: readonly string[];
  /** Its titles and the lines of text between its rows and below them. */
  readonly headings: readonly Pick<LeftOutLine, 'line' | 'text'>[];
}

/** A file as it was read. */
export interface ReportTable extends TableNames {
  /** The names of its columns. */
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
}

/** What a file is called, and its titles among the lines that were left out. */
export function namesOf(
  file: string,
  sheet: string | undefined,
  leftOut: readonly LeftOutLine[],
): TableNames {
  const titles = leftOut.filter(({ reason }) => reason === 'title').map(({ text }) => text);
  const headings = leftOut.filter(
    ({ reason, text }) => (reason === 'title' || reason === 'footer') && /\p{L}/u.test(text),
  );
  return { names: [file, ...(sheet === undefined ? [] : [sheet]), ...titles], headings };
}

/** A line that only says that another page begins, or when the list was made. */
const OF_PAGES =
  /(?<!\p{L})(?:seite|page)(?!\p{L})|^(?:stand|gedruckt|erstellt|exportiert|übertrag|printed|created|exported)/iu;

/** The last line of text between the rows above a line; undefined for rows that stand directly below the header. */
export function headingAbove({
  rows,
  headings,
}: Pick<ReportTable, 'rows' | 'headings'>): (line: number) => string | undefined {
  const first = rows[0]?.line ?? 0;
  const inside = headings.filter(({ line, text }) => line > first && !OF_PAGES.test(text));
  return (line) => inside.findLast((heading) => heading.line < line)?.text;
}

/** What is left out of a list is not what it lists: `ohne Retouren`. */
const LEFT_OUT = /(?<!\p{L})(?:ohne|keine?|exkl\.?|excl\.?|without|no)[\s_-]+\p{L}+/giu;
const NO_SHIPMENTS =
  /retour|rück(?:sendung|läufer|versand)|rueck(?:sendung|laeufer|versand)|(?<!\p{L})returns?(?!\p{L})|(?<!\p{L})rma(?!\p{L})|storn|cancel|annull|(?<!\p{L})void|nicht[\s_-]+(?:zugestellt|versendet|versandt|übergeben|abgeholt)|unzustellbar|undeliver/iu;
const NO_STOCK =
  /(?:mindest|melde|soll|maximal|plan|ziel)best[aä]nd|bestellvorschl|nachbestell|reorder|waren(?:ein|aus)g[aä]ng|lagerbeweg|(?<!\p{L})(?:zu|ab)g[aä]nge?(?!\p{L})|inventurdiffer|umlagerung|movements|verk[aä]ufe|ums[aä]tze|nicht[\s_-]+verkaufsf|retourenlager|gesperrte?[\s_-]+(?:ware|bestand)|(?:minimum|min|target|safety|planned)[\s_-]+(?:stock|inventory)/iu;

const saying = (what: RegExp) => (names: readonly string[]) =>
  names.find((name) => what.test(name.normalize('NFC').replaceAll(LEFT_OUT, ' ')));

/** The name of a file by which its rows are no shipments that left the house: returns, cancelled labels; undefined for most. */
export const saysNoShipments = saying(NO_SHIPMENTS);
/** The name of a file by which its pieces lie nowhere: those wanted, planned or to be ordered; undefined for most. */
export const saysNoStock = saying(NO_STOCK);
