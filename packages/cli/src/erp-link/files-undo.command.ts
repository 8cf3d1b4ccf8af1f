import { textOfFound, takenFilesUndo, type UndoneFile } from '@kontor/portal-core/erp-link';
import { readSettings, type SettingOptions } from '../config/index.js';
import { refusedAs, withPortal } from '../http/index.js';
import { agreed, chosenNumber, CliError, EXIT, type Io, printable, printJson } from '../terminal/index.js';

export interface FilesUndoOptions extends SettingOptions {
  readonly id: string;
  readonly yes?: boolean;
}

/** `kontor files undo ID`: makes what a file changed again what it was, and names what stays and why. Ends with 3 if something stays. */
export async function run(options: FilesUndoOptions, io: Io): Promise<number> {
  const id = chosenNumber(options.id);
  return withPortal(await readSettings(options, io), io, async (client) => {
    await agreed(io, options, io.t('cli.askUndoFile', { id }));
    const answer = await refusedAs(client.call(takenFilesUndo, { params: { id } }), {
      not_found: new CliError('file_unknown', EXIT.failed, { key: 'cli.fileUnknown', params: { id } }),
      status_conflict: new CliError('file_too_old', EXIT.failed, { key: 'cli.fileTooOld', params: { id } }),
    });
    if (options.json) printJson(io, answer);
    else if (!options.quiet) io.stdout.write(`${undoneText(answer, io)}\n`);
    return answer.keptCount > 0 ? EXIT.rejected : EXIT.done;
  });
}

function undoneText({ undone, keptCount, kept }: UndoneFile, { t }: Io): string {
  const more = keptCount - kept.length;
  return [
    t('erpFiles.undone', { count: undone }),
    ...(keptCount > 0 ? [t('erpFiles.kept', { count: keptCount })] : []),
    ...kept.map((one) => printable(`  ${one.label}: ${keptText(one, t)}`)),
    ...(more > 0 ? [t('cli.moreIssues', { count: more })] : []),
    ...(kept.some(({ file }) => file !== null) ? [t('erpFiles.keptHelp')] : []),
  ].join('\n');
}

/** Why a record stays, which other file changed it, and what it is now. */
const keptText = ({ reason, found, file }: UndoneFile['kept'][number], t: Io['t']): string =>
  [
    t(`erpFiles.kept_${reason}`),
    ...(file === null ? [] : [t('erpFiles.kept_by', file)]),
    ...(found === '' ? [] : [`(${textOfFound(found, t)})`]),
  ].join(' ');
