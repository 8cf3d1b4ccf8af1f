import { takenFileState, takenFilesList, type TakenFile } from '@kontor/portal-core/erp-link';
import { readSettings, type SettingOptions } from '../config/index.js';
import { withPortal } from '../http/index.js';
import { chosenNumber, EXIT, type Io, printJson, say, table } from '../terminal/index.js';

export interface FilesListOptions extends SettingOptions {
  readonly limit?: string;
}

/** `kontor files list`: the files of shipments, stock and products that changed records, newest first. */
export async function run(options: FilesListOptions, io: Io): Promise<number> {
  const limit = options.limit === undefined ? 20 : chosenNumber(options.limit, '--limit');
  return withPortal(await readSettings(options, io), io, async (client) => {
    const list = await client.call(takenFilesList, { query: { limit } });
    if (options.json) printJson(io, list);
    else if (list.entries.length === 0) say(io, io.t('cli.filesNone'));
    else io.stdout.write(table([headings(io), ...list.entries.map((file) => cells(file, io))]));
    return EXIT.done;
  });
}

const headings = ({ t }: Io): string[] => [
  t('cli.columnFileId'),
  t('cli.columnWhen'),
  t('cli.columnKind'),
  t('cli.columnFile'),
  t('cli.columnWho'),
  t('cli.columnChanged'),
  t('cli.columnState'),
];

function cells(file: TakenFile, { t }: Io): string[] {
  const { id, created_at, kind, name, created_by, changed } = file;
  return [
    String(id),
    timeOf(created_at),
    t(`erpFiles.kind_${kind}`),
    name,
    created_by.username,
    String(changed),
    t(`erpFiles.state_${takenFileState(file)}`, { count: file.kept }),
  ];
}

const timeOf = (at: string): string => at.slice(0, 16).replace('T', ' ');
