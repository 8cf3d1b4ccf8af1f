import { DATE_ORDERS, IMPORT_DELIMITERS, IMPORT_ENCODINGS } from '@kontor/portal-core/order-import';
import type { DateOrder, ImportDelimiter, ImportEncoding } from '@kontor/portal-core/order-import';
import { styled } from 'styled-components';
import { Select } from '../../primitives/index.js';
import { useTranslate } from '../../provider/translate-context.js';
import { space } from '../../theme/index.js';
import { DELIMITER_TEXTS } from '../dialect-texts.js';
import { dateOrderOf } from '../state/mapping-draft.js';
import { useWizard } from '../wizard-context.js';

interface Sure {
  readonly confidence: number;
  readonly chosen?: boolean;
}

/** How the file is written, as detected; every part can be said otherwise. */
export function DialectFields() {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const { file, draft, overrides, work } = state;
  if (file === null || draft === null) return null;
  const { encoding, delimiter, hasHeader } = file.reading.detection;
  const dates = dateOrderOf(file.reading, draft, overrides);
  const how = ({ confidence, chosen = false }: Sure) =>
    chosen
      ? translate('orderImport.chosen')
      : `${translate('orderImport.detected')} · ${translate('orderImport.confidence', { percent: Math.round(confidence * 100) })}`;
  const isBusy = work !== null;
  return (
    <Grid>
      <Select
        label={translate('orderImport.encoding')}
        help={how(encoding)}
        isDisabled={isBusy}
        options={IMPORT_ENCODINGS.map((value) => ({
          value,
          label: translate(`orderImport.encoding_${value}`),
        }))}
        value={encoding.value}
        onChange={({ value }) => void store.override({ encoding: value as ImportEncoding })}
      />
      <Select
        label={translate('orderImport.delimiter')}
        help={how(delimiter)}
        isDisabled={isBusy}
        options={IMPORT_DELIMITERS.map((value) => ({ value, label: translate(DELIMITER_TEXTS[value]) }))}
        value={delimiter.value}
        onChange={({ value }) => void store.override({ delimiter: value as ImportDelimiter })}
      />
      <Select
        label={translate('orderImport.hasHeader')}
        help={how(hasHeader)}
        isDisabled={isBusy}
        options={([true, false] as const).map((value) => ({
          value: String(value),
          label: translate(`orderImport.hasHeader_${value}`),
        }))}
        value={String(hasHeader.value)}
        onChange={({ value }) => void store.override({ hasHeader: value === 'true' })}
      />
      <Select
        label={translate('orderImport.dateOrder')}
        isRequired={dates.ambiguous}
        help={
          dates.dates === 0 && dates.value === null
            ? translate('orderImport.dateOrderNone')
            : how({ confidence: dates.confidence, chosen: overrides.dateOrder !== undefined })
        }
        error={dates.ambiguous ? translate('orderImport.dateOrderChoose') : undefined}
        isDisabled={isBusy}
        options={DATE_ORDERS.map((value) => ({ value, label: translate(`orderImport.dateOrder_${value}`) }))}
        value={dates.value}
        onChange={({ value }) => void store.override({ dateOrder: value as DateOrder })}
      />
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(224px, 1fr));
  align-items: start;
  gap: ${space('4')};
`;
