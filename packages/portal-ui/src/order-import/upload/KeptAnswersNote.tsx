import { Alert, Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { useWizard } from '../wizard-context.js';

/** Says that answers from before the page was reloaded apply again, or wait for their file to be chosen. */
export function KeptAnswersNote() {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const { file, isRestored, work, fault } = state;
  const waiting = file === null && work === null && fault === null ? store.waitingFile() : null;
  if (waiting !== null)
    return <Alert level="info" title={translate('orderImport.waiting', { name: waiting })} />;
  if (!isRestored || file === null) return null;
  return (
    <Alert
      level="info"
      title={translate('orderImport.restored')}
      actions={
        <Button size="small" isDisabled={work !== null} onPress={() => void store.forgetAnswers()}>
          {translate('orderImport.restoredForget')}
        </Button>
      }
    />
  );
}
