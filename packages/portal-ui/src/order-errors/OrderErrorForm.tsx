import { styled } from 'styled-components';
import { ORDER_ERROR_DESCRIPTION_MAX } from '@kontor/portal-core';
import { DateTimePicker, Select, TextArea } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { space } from '../theme/index.js';
import type { OrderErrorFormState } from './useOrderErrorForm.js';
import type { OrderErrorSettings } from './useOrderErrorSettings.js';

export interface OrderErrorFormProps {
  /** Names the form, so that a button elsewhere can send it. */
  readonly id: string;
  readonly form: OrderErrorFormState;
  readonly settings: OrderErrorSettings;
}

/** What went wrong, when, and where it stands. */
export function OrderErrorForm({ id, form, settings }: OrderErrorFormProps) {
  const translate = useTranslate();
  const { entries, change, errorAt } = form;
  const choice = (name: 'status' | 'type', label: string, values: readonly string[]) => (
    <Select
      label={label}
      isRequired
      options={values.map((value) => ({ value, label: value }))}
      value={entries[name] || null}
      error={errorAt(name)}
      onChange={({ value }) => change({ [name]: value })}
    />
  );
  return (
    <Fields
      id={id}
      ref={form.ref}
      noValidate
      aria-label={translate('orderErrors.create')}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {choice('type', translate('orderErrors.type'), settings.types)}
      {choice('status', translate('orderErrors.status'), settings.statuses)}
      <DateTimePicker
        label={translate('orderErrors.errorDate')}
        isRequired
        value={entries.errorTime}
        error={errorAt('error_date')}
        onChange={({ value }) => change({ errorTime: value })}
      />
      <Wide>
        <TextArea
          label={translate('orderErrors.description')}
          isRequired
          maxLength={ORDER_ERROR_DESCRIPTION_MAX}
          value={entries.description}
          error={errorAt('description')}
          onChange={({ value }) => change({ description: value })}
        />
      </Wide>
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  align-items: start;
  gap: ${space('4')};
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;
