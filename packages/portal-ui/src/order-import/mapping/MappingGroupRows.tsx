import { useState } from 'react';
import type { Translate } from '@kontor/portal-core/i18n';
import { columnsOfSource } from '@kontor/portal-core/order-import';
import { Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import type { ChosenFile } from '../state/import-state.js';
import type { MappingDraft } from '../state/mapping-draft.js';
import type { MappingGroup, MappingRow } from '../state/mapping-rows.js';
import { CancelledRow } from './CancelledRow.js';
import { FurtherItem } from './FurtherItem.js';
import { GroupNote } from './GroupNote.js';
import { MappingRowLine } from './MappingRowLine.js';
import { FoldCell, GroupHead } from './MappingTable.styles.js';
import { OtherPartyButton } from './OtherPartyButton.js';

interface MappingGroupRowsProps {
  readonly group: MappingGroup;
  readonly draft: MappingDraft;
  readonly file: ChosenFile;
  /** Names of the file's columns. */
  readonly labels: readonly string[];
  readonly wasAsked: boolean;
  /** Key of the row being edited; null if none is. */
  readonly edited: string | null;
  readonly onEdit: (key: string | null) => void;
}

/** Rows of one group of fields, for example the parcel's address; its optional fields are folded. */
export function MappingGroupRows({ group, labels, edited, onEdit, ...shared }: MappingGroupRowsProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { kind } = group;
  const { draft } = shared;
  const { rows, further } = kind === 'fallback' ? folded(group) : group;
  const shown = isOpen ? [...rows, ...further] : rows;
  const tellsCancelled = kind === 'order' && (draft.mapping.cancelled ?? []).length > 0;
  const mayTell = kind === 'order' && !tellsCancelled;
  const names =
    kind === 'fallback'
      ? columnNames(further, labels)
      : [...fieldNames(further, translate), ...(mayTell ? [translate('orderImport.cancelledField')] : [])];
  const edit = (key: string) => (isEdited: boolean) => onEdit(isEdited ? key : null);
  return (
    <tbody>
      <tr>
        <GroupHead scope="rowgroup" colSpan={4}>
          <div>
            {translate(`orderImport.group_${kind}`)}
            <GroupNote kind={kind} draft={draft} />
            {kind === 'fallback' && <OtherPartyButton draft={draft} />}
          </div>
        </GroupHead>
      </tr>
      {shown.map((row) => (
        <MappingRowLine
          key={row.key}
          {...shared}
          row={row}
          labels={labels}
          isEdited={edited === row.key}
          onEdit={edit(row.key)}
        />
      ))}
      {(tellsCancelled || (mayTell && (isOpen || edited === CANCELLED))) && (
        <CancelledRow {...shared} labels={labels} isEdited={edited === CANCELLED} onEdit={edit(CANCELLED)} />
      )}
      {kind === 'items' && draft.mapping.mode === 'new-line' && (
        <FurtherItem {...shared} labels={labels} isOpen={edited === ITEM} onOpen={edit(ITEM)} />
      )}
      {names.length > 0 && (
        <FurtherFields
          kind={kind}
          names={names}
          isOpen={isOpen}
          onToggle={() => setOpen((before) => !before)}
        />
      )}
    </tbody>
  );
}

/** Key of the row for cancelled orders, which is not a field. */
const CANCELLED = 'cancelled';

/** Key of the form for one more item, which is no row yet. */
const ITEM = 'item';

interface FurtherFieldsProps extends Pick<MappingGroup, 'kind'> {
  readonly names: readonly string[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Button that unfolds further fields, and names them. */
function FurtherFields({ kind, names, isOpen, onToggle }: FurtherFieldsProps) {
  const translate = useTranslate();
  const closed = kind === 'fallback' ? 'orderImport.showFields' : 'orderImport.furtherFields';
  return (
    <tr>
      <FoldCell colSpan={4}>
        <Button size="small" variant="quiet" aria-expanded={isOpen} onPress={onToggle}>
          {translate(isOpen ? 'orderImport.fewerFields' : closed, { fields: names.join(', ') })}
        </Button>
      </FoldCell>
    </tr>
  );
}

function fieldNames(rows: readonly MappingRow[], translate: Translate): readonly string[] {
  return rows.map(({ field }) => translate(`orderImport.field_${field}`));
}

/** The distinct columns that some fields use. */
function columnNames(rows: readonly MappingRow[], labels: readonly string[]): readonly string[] {
  const columns = rows.flatMap(({ source }) => columnsOfSource(source ?? undefined));
  return [...new Set(columns)].map((column) => labels[column] ?? '');
}

/** The rows of a group with the other address folded, except for fields with a question. */
function folded({ rows, further }: MappingGroup): Pick<MappingGroup, 'rows' | 'further'> {
  const isAsked = ({ question }: MappingGroup['rows'][number]) => question !== null;
  return { rows: rows.filter(isAsked), further: [...rows.filter((row) => !isAsked(row)), ...further] };
}
