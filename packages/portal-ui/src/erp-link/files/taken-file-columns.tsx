import { Undo2 } from 'lucide-react';
import { formatInstant } from '@kontor/portal-core/dates';
import { takenFileState, type TakenFile } from '@kontor/portal-core/erp-link';
import type { Translate } from '@kontor/portal-core/i18n';
import { actionsColumn, CellButton, type Column } from '../../table/index.js';

interface ColumnOptions {
  readonly translate: Translate;
  readonly timeZone: string;
  readonly onUndo: (file: TakenFile) => void;
}

/** The columns of the files that were taken over. */
export function takenFileColumns({
  translate,
  timeZone,
  onUndo,
}: ColumnOptions): readonly Column<TakenFile>[] {
  return [
    {
      id: 'name',
      header: translate('erpFiles.file'),
      text: ({ name }) => name,
      width: 180,
      leastWidth: 130,
      grow: 1,
    },
    {
      id: 'kind',
      header: translate('erpLink.kind'),
      text: ({ kind }) => translate(`erpFiles.kind_${kind}`),
      width: 110,
    },
    {
      id: 'created_at',
      header: translate('erpFiles.when'),
      text: ({ created_at }) => formatInstant(Date.parse(created_at), timeZone),
      width: 140,
    },
    { id: 'by', header: translate('erpFiles.by'), text: ({ created_by }) => created_by.username, width: 120 },
    {
      id: 'changed',
      header: translate('erpFiles.changed'),
      text: ({ changed }) => translate('orderImport.number', { value: changed }),
      width: 90,
      align: 'end',
    },
    {
      id: 'state',
      header: translate('erpFiles.state'),
      text: (file) => translate(`erpFiles.state_${takenFileState(file)}`, { count: file.kept }),
      width: 180,
    },
    actionsColumn(
      translate,
      (file) =>
        ['stands', 'kept'].includes(takenFileState(file)) && (
          <CellButton
            label={translate('erpFiles.undoNamed', { file: file.name })}
            icon={<Undo2 />}
            onPress={() => onUndo(file)}
          />
        ),
    ),
  ];
}
