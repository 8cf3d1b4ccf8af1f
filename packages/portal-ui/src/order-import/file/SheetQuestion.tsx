import { openReading } from '@kontor/portal-core/order-import';
import { RadioGroup } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import type { ChosenFile } from '../state/import-state.js';
import { useWizard } from '../wizard-context.js';

/** Asks which of several sheets with the same header is meant; renders nothing if that is certain. */
export function SheetQuestion({ file }: { readonly file: ChosenFile }) {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const { detection } = file.reading;
  const { sheet = '', sameTables = [] } = detection.workbook ?? {};
  if (!openReading(detection).sheet) return null;
  const names = [sheet, ...sameTables];
  const sheets = names.map((text) => translate('orderImport.quoted', { text })).join(', ');
  return (
    <div data-part="open">
      <RadioGroup
        label={translate('orderImport.sheetUnsure', { sheets })}
        isDisabled={state.work !== null}
        options={names.map((name) => ({ value: name, label: name }))}
        value={null}
        onChange={({ value }) => void store.override({ sheet: value })}
      />
    </div>
  );
}
