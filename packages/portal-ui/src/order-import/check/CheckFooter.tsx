import { Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { Actions, Quiet } from '../OrderImportWizard.styles.js';
import type { CheckSummary } from '../worker/protocol.js';
import { useWizard } from '../wizard-context.js';
import { useSending } from '../sending/useSending.js';

/** Footer of the check: back, and the import button with what it will do. */
export function CheckFooter() {
  const translate = useTranslate();
  const { state, store, isReadOnly } = useWizard();
  const { sheet, work } = state;
  const send = useSending();
  if (sheet === null) return null;
  const { replace, leftOut, stoppedBy } = sheet.choices;
  const create = sheet.counts.create - leftOut;
  return (
    <Actions>
      <Quiet>{told(sheet, create, translate)}</Quiet>
      <Button onPress={() => store.back()}>{translate('orderImport.back')}</Button>
      {!isReadOnly && (
        <Button
          variant="primary"
          isDisabled={create + replace === 0 || stoppedBy !== null}
          isBusy={work !== null}
          onPress={send}
        >
          {create === 0 && replace > 0
            ? translate('orderImport.importReplace', { count: replace })
            : translate('orderImport.import', { count: create })}
        </Button>
      )}
    </Actions>
  );
}

/** Sentences about orders that are not simply created. */
function told(
  { counts: { invalid, conflict }, choices: { replace, leftOut, stoppedBy } }: CheckSummary,
  create: number,
  translate: ReturnType<typeof useTranslate>,
): string {
  if (stoppedBy !== null) return translate('orderImport.conflictStopped', { number: stoppedBy });
  if (create + replace === 0) return translate('orderImport.nothingToImport');
  return [
    ...(replace > 0 ? [translate('orderImport.willReplace', { count: replace })] : []),
    ...(conflict > replace ? [translate('orderImport.conflictsStay', { count: conflict - replace })] : []),
    ...(leftOut > 0 ? [translate('orderImport.leftOutTwins', { count: leftOut })] : []),
    ...(invalid > 0 ? [translate('orderImport.leftOut', { count: invalid })] : []),
  ].join(' · ');
}
