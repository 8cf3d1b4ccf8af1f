import { Alert, Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { Actions } from '../OrderImportWizard.styles.js';
import { faultText } from '../file/fault-text.js';
import { openCount } from '../state/mapping-draft.js';
import { useWizard } from '../wizard-context.js';
import { CheckProgress } from '../check/CheckProgress.js';
import { WayOn } from './MappingTable.styles.js';

interface MappingActionsProps {
  /** Called when the user wants to go on; open questions are then to be shown. */
  readonly onNext: () => void;
}

/**
 * Bar that stays in sight below the mapping: back, the next button, which shows the number of open questions, and why going on failed.
 */
export function MappingActions({ onNext }: MappingActionsProps) {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const { file, draft, fault, work } = state;
  const open = file === null || draft === null ? 0 : openCount(file.reading, draft);
  return (
    <WayOn>
      {fault !== null && <Alert level="danger">{faultText(fault, translate)}</Alert>}
      <CheckProgress rows={file?.reading.rows ?? 0} />
      <Actions data-part="way-on">
        <Button onPress={() => store.back()}>{translate('orderImport.back')}</Button>
        <Button variant="primary" isBusy={work !== null} onPress={onNext}>
          {open === 0
            ? translate('orderImport.next')
            : translate('orderImport.openQuestions', { count: open })}
        </Button>
      </Actions>
    </WayOn>
  );
}
