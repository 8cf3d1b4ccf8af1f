import { useRef, useState, type ReactNode } from 'react';
import { Pencil } from 'lucide-react';
import { DELIVERY_FIELDS, validateDeliveryChange, type Delivery } from '@kontor/portal-core/deliveries';
import { fieldNames, textField, type TextName } from '@kontor/portal-core/fields';
import { EditInPlace, StaleField, useForm } from '../../forms/index.js';
import { UploadField } from '../../media/index.js';
import {
  DateTimePicker,
  type FieldProps,
  IconButton,
  Select,
  TextArea,
  TextField,
  useNotify,
  useNotifyFailure,
} from '../../primitives/index.js';
import { isStale, useTranslate } from '../../provider/index.js';
import { draftOfField, fieldOfDraft, textOfField, type InlineFieldName } from '../record/delivery-fields.js';
import { useChangeDelivery } from '../record/useDeliveryChanges.js';
import { useWarehouses } from '../record/useWarehouses.js';

export interface InlineFieldProps {
  readonly delivery: Delivery;
  readonly name: InlineFieldName;
  readonly label: string;
  readonly timeZone: string;
  /** Whether the field can only be read. */
  readonly isReadOnly: boolean;
  /** Shown in place of the value's text. */
  readonly children?: ReactNode;
}

/** A field of a delivery with its value; users with the right can edit it in place. */
export function InlineField(props: InlineFieldProps) {
  const { delivery, name, label, timeZone, isReadOnly } = props;
  const translate = useTranslate();
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    // The button comes back with the next picture of the row.
    requestAnimationFrame(() => edit.current?.focus());
  };
  if (isEditing) return <OpenField {...props} onClose={close} />;
  const text = textOfField(delivery, name, timeZone);
  return (
    <>
      {props.children || (
        <span data-empty={text === '' || undefined}>{text || translate('deliveries.empty')}</span>
      )}
      {!isReadOnly && (
        <IconButton
          ref={edit}
          size="small"
          label={translate('deliveries.editNamed', { name: label })}
          onPress={() => setEditing(true)}
        >
          <Pencil />
        </IconButton>
      )}
    </>
  );
}

function OpenField({ delivery, name, label, timeZone, onClose }: InlineFieldProps & { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const change = useChangeDelivery(delivery);
  const Control = CONTROLS[name];
  const form = useForm({
    initial: { [name]: draftOfField(delivery, name, timeZone) } as Record<InlineFieldName, string>,
    validate: (draft) => validateDeliveryChange({ [name]: fieldOfDraft(name, draft[name], timeZone) }),
    refusal: change.error,
    isInPage: true,
    onSubmit: (draft) =>
      change.mutate(
        { [name]: fieldOfDraft(name, draft[name], timeZone) },
        {
          onSuccess: () => {
            notify({ level: 'success', title: translate('deliveries.fieldSaved', { name: label }) });
            onClose();
          },
          onError: (error) =>
            !isStale(error) && notifyFailure(translate('deliveries.fieldFailed', { name: label }), error),
        },
      ),
  });
  return (
    <EditInPlace
      label={label}
      formRef={form.ref}
      isBusy={change.isPending}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Control
        name={name}
        field={{ label, isLabelHidden: true, error: form.errorOf(name) }}
        value={form.draft[name]}
        onChange={(value) => form.change({ [name]: value })}
      />
      {isStale(change.error) && (
        <StaleField
          error={change.error}
          name={label}
          now={name === 'document_file' ? '' : textOfField(change.from, name, timeZone)}
        />
      )}
    </EditInPlace>
  );
}

interface ControlProps {
  readonly name: InlineFieldName;
  readonly field: FieldProps;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The input of each field, in reading order. */
const CONTROLS: { readonly [Name in InlineFieldName]: (props: ControlProps) => ReactNode } = {
  delivery_datetime: ({ field, value, onChange }) => (
    <DateTimePicker
      {...field}
      value={value === '' ? null : value}
      onChange={(next) => onChange(next.value ?? '')}
    />
  ),
  warehouse: WarehouseSelect,
  contact: TextControl,
  phone_number: TextControl,
  carrier: TextControl,
  tracking_number: TextControl,
  note: TextControl,
  document_file: DocumentField,
};
export const INLINE_FIELDS = fieldNames(CONTROLS);

function TextControl({ name, field, value, onChange }: ControlProps) {
  const { limits, hasLines } = textField(DELIVERY_FIELDS, name as TextName<typeof DELIVERY_FIELDS>);
  const Control = hasLines ? TextArea : TextField;
  return (
    <Control {...field} maxLength={limits.max} value={value} onChange={(next) => onChange(next.value)} />
  );
}

/** Upload of a document that replaces the current one. */
function DocumentField({ field, value, onChange }: ControlProps) {
  const [name, setName] = useState<string>();
  return (
    <UploadField
      label={field.label}
      value={value}
      fileName={name}
      error={field.error}
      isRequired
      onChange={({ file }) => {
        setName(file?.originalName);
        onChange(file?.fileName ?? '');
      }}
    />
  );
}

/** Select of the current warehouses. A removed one stays visible until another is chosen. */
function WarehouseSelect({ field, value, onChange }: ControlProps) {
  const { names, ...request } = useWarehouses();
  const offered = names.includes(value) || value === '' ? names : [value, ...names];
  return (
    <Select
      {...field}
      {...request}
      options={offered.map((name) => ({ value: name, label: name }))}
      value={value === '' ? null : value}
      onChange={(next) => onChange(next.value)}
    />
  );
}
