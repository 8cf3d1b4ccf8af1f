import { useMemo, useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import {
  textOfFound,
  takenFilesList,
  takenFilesUndo,
  type TakenFile,
  type UndoneFile,
} from '@kontor/portal-core/erp-link';
import { ConfirmDialog } from '../../forms/index.js';
import { Alert } from '../../primitives/index.js';
import { useAnswer, usePortalClient, useRenewal, useTranslate } from '../../provider/index.js';
import { useTimeZone } from '../../settings/index.js';
import { PagedTable, pagedRows } from '../../table/index.js';
import { takenFileColumns } from './taken-file-columns.js';
import { Faults } from './TakeFile.styles.js';

interface TakenFilesProps {
  /** Page number, starting at 1. */
  readonly page: number;
  readonly onChange: (change: { readonly page: number }) => void;
}

const PAGE_SIZE = 20;

/** The files that changed records, newest first, each with its undo. */
export function TakenFiles({ page, onChange }: TakenFilesProps) {
  const translate = useTranslate();
  const timeZone = useTimeZone();
  const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE + 1 };
  const rows = pagedRows(useAnswer(takenFilesList, { query }, { placeholderData: keepPreviousData }));
  const [asked, setAsked] = useState<TakenFile | null>(null);
  const [undone, setUndone] = useState<{ readonly file: TakenFile; readonly answer: UndoneFile } | null>(
    null,
  );
  const columns = useMemo(
    () => takenFileColumns({ translate, timeZone, onUndo: setAsked }),
    [translate, timeZone],
  );
  return (
    <PagedTable
      label={translate('erpFiles.files')}
      columns={columns}
      rows={rows}
      page={page}
      pageSize={PAGE_SIZE}
      onChange={onChange}
      foundText="erpFiles.filesFound"
      emptyText={translate('erpFiles.filesNone')}
      heading={<h2>{translate('erpFiles.files')}</h2>}
      filters={undone !== null && <UndoneNote {...undone} />}
    >
      {asked !== null && (
        <UndoDialog
          file={asked}
          onUndone={(answer) => setUndone({ file: asked, answer })}
          onClose={() => setAsked(null)}
        />
      )}
    </PagedTable>
  );
}

interface UndoDialogProps {
  readonly file: TakenFile;
  readonly onUndone: (answer: UndoneFile) => void;
  readonly onClose: () => void;
}

function UndoDialog({ file: { id, kind, name }, onUndone, onClose }: UndoDialogProps) {
  const translate = useTranslate();
  const client = usePortalClient();
  const renew = useRenewal();
  return (
    <ConfirmDialog
      isDanger
      title={translate('erpFiles.undoTitle')}
      confirmLabel={translate('erpFiles.undo')}
      failedTitle={translate('erpFiles.undoFailed')}
      onConfirm={async () => {
        onUndone(await client.call(takenFilesUndo, { params: { id } }));
        await renew([takenFilesList]);
      }}
      onClose={onClose}
    >
      <p>{name}</p>
      <p>{translate(`erpFiles.undoText_${kind}`)}</p>
    </ConfirmDialog>
  );
}

/** What undoing a file did, and each record that stays with the reason. */
function UndoneNote({
  file,
  answer: { undone, keptCount, kept },
}: {
  readonly file: TakenFile;
  readonly answer: UndoneFile;
}) {
  const translate = useTranslate();
  return (
    <Alert
      level={keptCount > 0 ? 'warning' : 'success'}
      title={`${file.name}: ${translate('erpFiles.undone', { count: undone })}`}
    >
      {keptCount > 0 && (
        <>
          {translate('erpFiles.kept', { count: keptCount })}.
          {kept.some(({ file: other }) => other !== null) && ` ${translate('erpFiles.keptHelp')}`}
          <Faults aria-label={translate('erpFiles.kept', { count: keptCount })} tabIndex={0}>
            {kept.map(({ label, reason, found, file: other }, at) => (
              <li key={at}>
                <span>{label}</span>
                <span>
                  {translate(`erpFiles.kept_${reason}`)}
                  {other !== null && ` ${translate('erpFiles.kept_by', other)}`}
                  {found !== '' && `: ${textOfFound(found, translate)}`}
                </span>
              </li>
            ))}
          </Faults>
        </>
      )}
    </Alert>
  );
}
