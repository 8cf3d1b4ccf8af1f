import {
  DATE_ORDERS,
  IMPORT_DELIMITERS,
  IMPORT_ENCODINGS,
  turnedDatesOf,
  type DateOrder,
  type ImportDelimiter,
  type ImportEncoding,
} from '@kontor/portal-core/order-import';
import { styled } from 'styled-components';
import { Select } from '../../primitives/index.js';
import { useTranslate } from '../../provider/translate-context.js';
import { space } from '../../theme/index.js';
import { DATE_PATTERNS, DELIMITER_TEXTS } from '../dialect-texts.js';
import type { ChosenFile } from '../state/import-state.js';
import { dateContradiction, dateOrderOf, type MappingDraft } from '../state/mapping-draft.js';
import { useWizard } from '../wizard-context.js';
import { HeaderFields } from './HeaderFields.js';

interface DialectFieldsProps {
  readonly file: ChosenFile;
  readonly draft: MappingDraft;
  /** Only the date order is asked for otherwise. */
  readonly isWhole: boolean;
}

/** How the file is written, as detected; every part can be said otherwise. */
export function DialectFields({ file, draft, isWhole }: DialectFieldsProps) {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const { encoding, delimiter, firstLine, workbook } = file.reading.detection;
  const isBusy = state.work !== null;
  return (
    <Grid>
      {isWhole && workbook === undefined && (
        <>
          <Select
            label={translate('orderImport.encoding')}
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
            isDisabled={isBusy}
            options={IMPORT_DELIMITERS.map((value) => ({ value, label: translate(DELIMITER_TEXTS[value]) }))}
            value={delimiter.value}
            onChange={({ value }) => void store.override({ delimiter: value as ImportDelimiter })}
          />
        </>
      )}
      {isWhole && <HeaderFields key={firstLine.value} file={file} />}
      <DateOrderField file={file} draft={draft} />
    </Grid>
  );
}

function DateOrderField({ file, draft }: Pick<DialectFieldsProps, 'file' | 'draft'>) {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const dates = dateOrderOf(file.reading, draft);
  const hasNone = dates.dates === 0 && dates.value === null;
  const contradiction = dateContradiction(file.reading, draft);
  const turned = turnedDatesOf(file.reading, draft.mapping);
  const unsure =
    turned !== null
      ? translate('orderImport.datesTurned', { turned: turned.turned, left: turned.left })
      : contradiction === null
        ? translate('orderImport.dateOrderChoose')
        : translate('orderImport.dateOrderContradicts', {
            saved: translate(DATE_PATTERNS[contradiction.saved]),
            found: translate(DATE_PATTERNS[contradiction.found]),
          });
  return (
    <Select
      label={translate('orderImport.dateOrder')}
      isRequired={dates.ambiguous}
      help={hasNone ? translate('orderImport.dateOrderNone') : undefined}
      error={dates.ambiguous ? unsure : undefined}
      isDisabled={state.work !== null}
      options={DATE_ORDERS.map((value) => ({ value, label: translate(`orderImport.dateOrder_${value}`) }))}
      value={dates.value}
      onChange={({ value }) => store.setDateOrder(value as DateOrder)}
    />
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(224px, 100%), 1fr));
  align-items: start;
  gap: ${space('4')};
`;
