import { openReading } from '@kontor/portal-core/order-import';
import { RadioGroup } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import type { ChosenFile } from '../state/import-state.js';
import { useWizard } from '../wizard-context.js';

/** Asks which encoding shows a line of the file correctly; renders nothing if the encoding is certain. */
export function EncodingChoice({ file }: { readonly file: ChosenFile }) {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const { readings = [] } = file.reading.detection.encoding;
  if (!openReading(file.reading.detection).encoding) return null;
  return (
    <div data-part="open">
      <RadioGroup
        label={translate('orderImport.encodingUnsure')}
        isDisabled={state.work !== null}
        options={readings.map(({ encoding, sample }) => ({
          value: encoding,
          label: sample,
          note: translate(`orderImport.encoding_${encoding}`),
        }))}
        value={null}
        onChange={({ value: encoding }) => void store.override({ encoding: encoding })}
      />
    </div>
  );
}
