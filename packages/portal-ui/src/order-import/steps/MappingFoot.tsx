import type { UnusedColumn } from '@kontor/portal-core/order-import';
import { Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { Actions } from '../OrderImportWizard.styles.js';
import { openCount } from '../state/mapping-draft.js';
import { useWizard } from '../wizard-context.js';
import { Foot } from './MappingTable.styles.js';
import { PassedRemarks } from './PassedRemarks.js';
import { UnusedColumns } from './UnusedColumns.js';

interface MappingFootProps {
  readonly unused: readonly UnusedColumn[];
  readonly labels: readonly string[];
  /** Called when the user wants to go on; open questions are then to be shown. */
  readonly onNext: () => void;
}

/** Footer of the mapping: unused columns, and the next button, which shows the number of open questions. */
export function MappingFoot({ unused, labels, onNext }: MappingFootProps) {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const { file, draft, work } = state;
  const open = file === null || draft === null ? 0 : openCount(file.reading, draft);
  return (
    <Foot>
      <UnusedColumns unused={unused} labels={labels} />
      <PassedRemarks />
      <Actions data-part="way-on">
        <Button onPress={() => store.back()}>{translate('orderImport.back')}</Button>
        <Button variant="primary" isBusy={work !== null} onPress={onNext}>
          {open === 0
            ? translate('orderImport.next')
            : translate('orderImport.openQuestions', { count: open })}
        </Button>
      </Actions>
    </Foot>
  );
}
