import { MultiComboBox } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { withCancelled } from '../state/draft-changes.js';
import type { ChosenFile } from '../state/import-state.js';
import type { MappingDraft } from '../state/mapping-draft.js';
import { sampleTexts } from '../state/mapping-rows.js';
import { useWizard } from '../wizard-context.js';
import { ChangeButton } from './ChangeButton.js';
import { FieldEditorFrame } from './FieldEditorFrame.js';
import { Chips, ColumnChip, FieldName, How, Note } from './MappingTable.styles.js';

interface CancelledRowProps {
  readonly draft: MappingDraft;
  readonly file: ChosenFile;
  readonly labels: readonly string[];
  readonly isEdited: boolean;
  readonly onEdit: (isEdited: boolean) => void;
}

/** Row of the mapping for the columns and texts that mark an order as cancelled. Such orders are left out. */
export function CancelledRow({ draft, file, labels, isEdited, onEdit }: CancelledRowProps) {
  const translate = useTranslate();
  const sources = draft.mapping.cancelled ?? [];
  const name = translate('orderImport.cancelledField');
  const samples = sources.flatMap(({ column }) => sampleTexts(file, column));
  return (
    <>
      <tr>
        <th scope="row">
          <FieldName>{name}</FieldName>
        </th>
        <td>
          <Chips>
            {sources.length === 0 && <Note>{translate('orderImport.notMapped')}</Note>}
            {sources.map(({ column, when }) => (
              <Chips key={column}>
                <ColumnChip>{labels[column]}</ColumnChip>
                <Note>{translate(`orderImport.cancelledWhen_${when}`)}</Note>
              </Chips>
            ))}
          </Chips>
        </td>
        <td data-part="samples">{samples.join(', ')}</td>
        <td>
          <How>
            <FoundBy draft={draft} />
            <ChangeButton
              name={name}
              {...(sources.length === 0 && { text: 'orderImport.chooseSource' })}
              isEdited={isEdited}
              onEdit={onEdit}
            />
          </How>
        </td>
      </tr>
      {isEdited && (
        <tr>
          <td colSpan={4}>
            <CancelledEditor draft={draft} labels={labels} onDone={() => onEdit(false)} />
          </td>
        </tr>
      )}
    </>
  );
}

function FoundBy({ draft: { chosen, recipe, mapping } }: Pick<CancelledRowProps, 'draft'>) {
  const translate = useTranslate();
  if (chosen.cancelled !== undefined) return <span>{translate('orderImport.how_manual')}</span>;
  if (mapping.cancelled === undefined) return null;
  const isSaved = recipe?.content.cancelled !== undefined;
  return <span>{translate(`orderImport.how_${isSaved ? recipe.reason : 'dictionary'}`)}</span>;
}

interface CancelledEditorProps extends Pick<CancelledRowProps, 'draft' | 'labels'> {
  readonly onDone: () => void;
}

function CancelledEditor({ draft, labels, onDone }: CancelledEditorProps) {
  const translate = useTranslate();
  const { store } = useWizard();
  const option = (column: number) => ({ value: String(column), label: labels[column] ?? '' });
  return (
    <FieldEditorFrame onDone={onDone}>
      <MultiComboBox
        label={translate('orderImport.columnsFor', { field: translate('orderImport.cancelledField') })}
        help={translate('orderImport.cancelledHelp')}
        options={labels.map((_, column) => option(column))}
        chosen={(draft.mapping.cancelled ?? []).map(({ column }) => option(column))}
        onChange={({ chosen }) =>
          store.change((now, file) =>
            withCancelled(
              now,
              file,
              chosen.map(({ value }) => Number(value)),
            ),
          )
        }
      />
    </FieldEditorFrame>
  );
}
