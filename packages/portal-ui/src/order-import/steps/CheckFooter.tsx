import { Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/translate-context.js';
import { Actions, Quiet } from '../OrderImportWizard.styles.js';
import { useWizard } from '../wizard-context.js';

/** Back, and the import with what it will do. */
export function CheckFooter() {
  const translate = useTranslate();
  const { state, store, isReadOnly } = useWizard();
  const { sheet, work } = state;
  if (sheet === null) return null;
  const { create, invalid } = sheet.counts;
  return (
    <Actions>
      {create === 0 ? (
        <Quiet>{translate('orderImport.nothingToImport')}</Quiet>
      ) : (
        invalid > 0 && <Quiet>{translate('orderImport.leftOut', { count: invalid })}</Quiet>
      )}
      <Button onPress={() => store.back()}>{translate('orderImport.back')}</Button>
      {!isReadOnly && (
        <Button
          variant="primary"
          isDisabled={create === 0}
          isBusy={work?.kind === 'editing'}
          onPress={() => void store.send()}
        >
          {translate('orderImport.import', { count: create })}
        </Button>
      )}
    </Actions>
  );
}
