import {
  DATE_ORDERS,
  fittingDateOrders,
  IMPORT_DELIMITERS,
  IMPORT_ENCODINGS,
  turnedDatesOf,
  type DateOrder,
} from '@kontor/portal-core/order-import';
import { styled } from 'styled-components';
import { Select } from '../../primitives/index.js';
import { useLanguage, useTranslate } from '../../provider/index.js';
import { space } from '../../theme/index.js';
import { DATE_PATTERNS, DELIMITER_TEXTS } from '../dialect-texts.js';
import type { ChosenFile } from '../state/import-state.js';
import { dateContradiction, dateOrderOf, withDateOrder, type MappingDraft } from '../state/mapping-draft.js';
import { sampleTexts } from '../state/mapping-rows.js';
import { dateReadings, dayInWords } from '../state/read-dates.js';
import { useWizard } from '../wizard-context.js';
import { HeaderFields } from './HeaderFields.js';

interface DialectFieldsProps {
  readonly file: ChosenFile;
  readonly draft: MappingDraft;
  /** Whether all fields are shown; otherwise only the order of day and month. */
  readonly isWhole: boolean;
}

/** Fields with the detected format of the file; every part can be overridden. */
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
            onChange={({ value }) => void store.override({ encoding: value })}
          />
          <Select
            label={translate('orderImport.delimiter')}
            isDisabled={isBusy}
            options={IMPORT_DELIMITERS.map((value) => ({ value, label: translate(DELIMITER_TEXTS[value]) }))}
            value={delimiter.value}
            onChange={({ value }) => void store.override({ delimiter: value })}
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
  const options = useDateOrders({ file, draft }, dates.ambiguous);
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
    <DateField data-asked={dates.ambiguous || undefined} data-part={dates.ambiguous ? 'open' : undefined}>
      <Select
        label={translate('orderImport.dateOrder')}
        isRequired={dates.ambiguous}
        help={hasNone ? translate('orderImport.dateOrderNone') : undefined}
        error={dates.ambiguous ? unsure : undefined}
        isDisabled={state.work !== null}
        options={options}
        value={dates.value}
        onChange={({ value }) => store.change((now, its) => withDateOrder(now, its, value))}
      />
    </DateField>
  );
}

/**
 * Options for the order of day and month, each with a date of the file as it would be read. If the user has to choose,
 * only orders that fit every date; those that fit any, where none fits all.
 */
function useDateOrders({ file, draft }: Pick<DialectFieldsProps, 'file' | 'draft'>, isAsked: boolean) {
  const translate = useTranslate();
  const language = useLanguage();
  const source = draft.mapping.columns.date;
  const texts = source === undefined ? [] : sampleTexts(file, source, Infinity);
  const readings = dateReadings(texts, DATE_ORDERS);
  const told = (order: DateOrder) => {
    const reading = readings.find((one) => one.order === order);
    if (reading === undefined) return translate(`orderImport.dateOrder_${order}`);
    const { text, day } = reading;
    return `${translate(`orderImport.dateOrderName_${order}`)}: ${translate('orderImport.dateReads', { text, day: dayInWords(day, language) })}`;
  };
  const some = readings.map(({ order }) => order);
  const all = fittingDateOrders(texts).filter((order) => some.includes(order));
  const fitting = all.length > 0 ? all : some;
  const orders = isAsked && fitting.length > 0 ? fitting : DATE_ORDERS;
  return orders.map((value) => ({ value, label: told(value) }));
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(224px, 100%), 1fr));
  align-items: start;
  gap: ${space('4')};
`;

/** Wide field, for the sample dates of each order and the reason for the question. */
const DateField = styled.div`
  grid-column: 1 / -1;
  max-width: 480px;

  &[data-asked] {
    max-width: 640px;
  }
`;
