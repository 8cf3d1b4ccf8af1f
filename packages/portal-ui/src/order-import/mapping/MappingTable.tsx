import { memo, useMemo, useState } from 'react';
import { useTranslate } from '../../provider/index.js';
import { shownLabels } from '../dialect-texts.js';
import type { ChosenFile } from '../state/import-state.js';
import type { MappingDraft } from '../state/mapping-draft.js';
import { mappingGroups } from '../state/mapping-rows.js';
import { LooseQuestions } from './LooseQuestions.js';
import { MappingGroupRows } from './MappingGroupRows.js';
import { Table } from './MappingTable.styles.js';

interface MappingTableProps {
  readonly file: ChosenFile;
  readonly draft: MappingDraft;
  /** Whether missing fields are marked, because the user tried to go on. */
  readonly wasAsked: boolean;
}

/** Table of an order's fields in groups, each with its source, sample texts, and how it was found. */
export const MappingTable = memo(function MappingTable({ file, draft, wasAsked }: MappingTableProps) {
  const translate = useTranslate();
  const [edited, setEdited] = useState<string | null>(null);
  const groups = useMemo(() => mappingGroups(file, draft), [file, draft]);
  const labels = useMemo(() => shownLabels(file.reading, translate), [file.reading, translate]);
  return (
    <Table>
      <colgroup>
        <col />
        <col />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{translate('orderImport.field')}</th>
          <th scope="col">{translate('orderImport.column')}</th>
          <th scope="col">{translate('orderImport.samples')}</th>
          <th scope="col">{translate('orderImport.mappedBy')}</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <MappingGroupRows
          key={group.kind}
          group={group}
          draft={draft}
          file={file}
          labels={labels}
          wasAsked={wasAsked}
          edited={edited}
          onEdit={setEdited}
        />
      ))}
      <LooseQuestions draft={draft} groups={groups} labels={labels} />
    </Table>
  );
});
