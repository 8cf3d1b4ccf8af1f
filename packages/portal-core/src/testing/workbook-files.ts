import { strToU8, zipSync, type Zippable } from 'fflate';

/** Parts of a workbook in tests; absent parts are not in the file. */
export interface WorkbookParts {
  /** XML of the rows of each sheet, by name; `!` before a name hides the sheet. */
  readonly sheets: Readonly<Record<string, string>>;
  /** XML before the rows of each sheet (`<cols>`), and after them (`<mergeCells>`), by name. */
  readonly before?: Readonly<Record<string, string>>;
  readonly behind?: Readonly<Record<string, string>>;
  /** XML of the string items. */
  readonly strings?: string;
  readonly styles?: string;
  /** Further parts, by path. */
  readonly more?: Readonly<Record<string, string>>;
  readonly since1904?: boolean;
  /** Whether the program that opens it must calculate its formulas. */
  readonly uncalculated?: boolean;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The bytes of a workbook (ECMA-376) with the structure of Microsoft Excel's. */
export function aWorkbook(parts: WorkbookParts): Uint8Array {
  const {
    sheets,
    before = {},
    behind = {},
    strings,
    styles,
    more = {},
    since1904 = false,
    uncalculated = false,
  } = parts;
  const names = Object.keys(sheets);
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const files: Record<string, string> = {
    ...more,
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}"><workbookPr date1904="${Number(since1904)}"/><sheets>${names
      .map(
        (name, at) =>
          `<sheet name="${name.replace('!', '')}" sheetId="${at + 1}" state="${name.startsWith('!') ? 'hidden' : 'visible'}" r:id="rId${at + 1}"/>`,
      )
      .join('')}</sheets><calcPr calcId="1" fullCalcOnLoad="${Number(uncalculated)}"/></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)).join('')}${relation('rId90', 'sharedStrings', '/xl/sharedStrings.xml')}${relation('rId91', 'styles', 'styles.xml')}</Relationships>`,
  };
  if (strings !== undefined) files['xl/sharedStrings.xml'] = `<sst xmlns="${MAIN}">${strings}</sst>`;
  if (styles !== undefined) files['xl/styles.xml'] = `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`;
  for (const [at, name] of names.entries())
    files[`xl/worksheets/sheet${at + 1}.xml`] =
      `<?xml version="1.0"?><worksheet xmlns="${MAIN}">${before[name] ?? ''}<sheetData>${sheets[name]}</sheetData>${behind[name] ?? ''}</worksheet>`;
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])) as Zippable,
  );
}

/** XML of rows whose cells are all texts. */
export function textRows(rows: readonly (readonly string[])[]): string {
  const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return rows
    .map(
      (cells) =>
        `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`).join('')}</row>`,
    )
    .join('');
}
