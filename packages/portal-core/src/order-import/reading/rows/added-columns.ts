/** Names of the two columns that files of rejected rows have at their end: in every language, and as they were called before. */
const ADDED: readonly (readonly [string, string])[] = [
  ['Zeile der Datei', 'Fehler beim Import'],
  ['Line of the file', 'Import error'],
  ['line', 'error'],
];

/** The header of the file that was imported first: without the two columns that a file of its rejected rows adds. */
export function ownHeader(header: readonly string[]): readonly string[] {
  const [line, error] = header.slice(-2).map((name) => name.trim());
  return ADDED.some((pair) => pair[0] === line && pair[1] === error) ? header.slice(0, -2) : header;
}
