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
  /** Called when the person wants to go on; with questions open they are to be shown. */
  readonly onNext: () => void;
}

/** What is not used, and the way on: while questions are open it says how many. */
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
