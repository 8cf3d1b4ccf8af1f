import { useState } from 'react';
import { Select, TextField } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import type { ChosenFile } from '../state/import-state.js';
import { useWizard } from '../wizard-context.js';

const FORMS = ['none', 'single', 'double'] as const;
type HeaderForm = (typeof FORMS)[number];

/** Fields for the position and height of the header and, for a workbook, the sheet. */
export function HeaderFields({ file }: { readonly file: ChosenFile }) {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const { hasHeader, headerRows, firstLine, workbook } = file.reading.detection;
  const [line, setLine] = useState(String(firstLine.value));
  const isBusy = state.work !== null;
  const form: HeaderForm = hasHeader.value ? (headerRows.value === 2 ? 'double' : 'single') : 'none';
  const number = /^[1-9]\d{0,5}$/.test(line.trim()) ? Number(line) : null;
  const begin = () => {
    if (number !== null && number !== firstLine.value) void store.override({ firstLine: number });
  };
  const turn = (next: HeaderForm) =>
    void store.override(
      next === 'none' ? { hasHeader: false } : { hasHeader: true, headerRows: next === 'double' ? 2 : 1 },
    );
  return (
    <>
      {workbook !== undefined && workbook.sheets.length > 1 && (
        <Select
          label={translate('orderImport.sheet')}
          isDisabled={isBusy}
          options={workbook.sheets.map((name) => ({ value: name, label: name }))}
          value={workbook.sheet}
          onChange={({ value }) => void store.override({ sheet: value ?? workbook.sheet })}
        />
      )}
      <Select
        label={translate('orderImport.hasHeader')}
        isDisabled={isBusy}
        options={FORMS.map((value) => ({ value, label: translate(`orderImport.headerForm_${value}`) }))}
        value={form}
        onChange={({ value }) => turn(value)}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <TextField
          label={translate(hasHeader.value ? 'orderImport.headerLine' : 'orderImport.firstLine')}
          isDisabled={isBusy}
          inputMode="numeric"
          maxLength={6}
          error={number === null ? translate('orderImport.firstLineWrong') : undefined}
          value={line}
          onBlur={begin}
          onChange={({ value }) => setLine(value)}
        />
      </form>
    </>
  );
}
