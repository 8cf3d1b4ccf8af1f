import { openReading } from '@kontor/portal-core/order-import';
import { Alert, Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import type { ChosenFile } from '../state/import-state.js';
import { useWizard } from '../wizard-context.js';

/** Asks whether the header is where it was guessed; renders nothing if that is certain. */
export function HeaderQuestion({ file }: { readonly file: ChosenFile }) {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const { header, detection } = file.reading;
  if (!openReading(detection).header) return null;
  const { hasHeader, firstLine } = detection;
  const confirm = () => void store.override({ hasHeader: hasHeader.value, firstLine: firstLine.value });
  return (
    <div data-part="open">
      <Alert
        level="warning"
        title={translate(hasHeader.value ? 'orderImport.headerUnsure' : 'orderImport.noHeaderUnsure', {
          line: firstLine.value,
        })}
        actions={
          <Button size="small" isDisabled={state.work !== null} onPress={confirm}>
            {translate('orderImport.confirm')}
          </Button>
        }
      >
        {(hasHeader.value ? header : (file.reading.samples[0] ?? []))
          .filter((text) => text.trim() !== '')
          .slice(0, SHOWN)
          .join(' · ')}
      </Alert>
    </div>
  );
}

const SHOWN = 6;
