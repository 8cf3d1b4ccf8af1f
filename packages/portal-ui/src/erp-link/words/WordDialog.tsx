import {
  validateErpWord,
  WORD_KINDS,
  type ErpWord,
  type ErpWordInput,
  type UnknownWord,
} from '@kontor/portal-core/erp-link';
import { boundField, FormDialog, useForm, type Form } from '../../forms/index.js';
import { Checkbox, FieldColumn, Select, TextField } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { meaningsOf } from './meaning-text.js';
import { useStoreWord } from './useWords.js';

interface WordDialogProps {
  /** The word to change; null for a new one. */
  readonly word: ErpWord | null;
  /** A word that came and that a new one is about. */
  readonly unknown?: UnknownWord | undefined;
  /** Names of Kontor's warehouses. */
  readonly warehouses: readonly string[];
  readonly onClose: () => void;
}

const NEW: ErpWordInput = { kind: 'status', word: '', meaning: '', place: '', isWritten: false };
const WRITTEN: readonly string[] = ['status', 'carrier', 'warehouse'];

/** Dialog that says what a word of the ERP means. By what a word is known stays: another word is another entry. */
export function WordDialog({ word, unknown, warehouses, onClose }: WordDialogProps) {
  const translate = useTranslate();
  const store = useStoreWord();
  const form = useForm({
    initial: inputOf(word, unknown),
    validate: (draft) => validateErpWord(draft, warehouses),
    refusal: store.error,
    onSubmit: (draft) => store.mutate(draft, { onSuccess: onClose }),
  });
  const title = translate(word === null ? 'erpLink.addWord' : 'erpLink.changeWord');
  const { kind } = form.draft;
  return (
    <FormDialog
      title={title}
      submitLabel={title}
      size="small"
      form={form}
      isBusy={store.isPending}
      onClose={onClose}
    >
      <FieldColumn>
        <Select
          label={translate('erpLink.wordKind')}
          isDisabled={word !== null}
          options={WORD_KINDS.map((value) => ({ value, label: translate(`erpLink.wordKind_${value}`) }))}
          value={kind}
          onChange={({ value }) => form.change({ kind: value, meaning: '', place: '', isWritten: false })}
        />
        <TextField
          label={translate('erpLink.word')}
          isRequired
          isDisabled={word !== null}
          autoComplete="off"
          {...boundField(form, 'word')}
        />
        <Meaning form={form} warehouses={warehouses} />
        <Place form={form} warehouses={warehouses} isKnown={word !== null} />
        {WRITTEN.includes(kind) && (
          <Checkbox
            label={translate('erpLink.isWritten')}
            isSelected={form.draft.isWritten}
            onChange={({ isSelected }) => form.change({ isWritten: isSelected })}
          />
        )}
      </FieldColumn>
    </FormDialog>
  );
}

function inputOf(word: ErpWord | null, unknown?: UnknownWord): ErpWordInput {
  if (word === null) return unknown ? { ...NEW, kind: unknown.kind, word: unknown.word } : NEW;
  const { id: _, ...input } = word;
  return input;
}

interface PartProps {
  readonly form: Form<ErpWordInput>;
  readonly warehouses: readonly string[];
}

function Meaning({ form, warehouses }: PartProps) {
  const translate = useTranslate();
  const label = translate('erpLink.meaning');
  const options = meaningsOf(form.draft.kind, warehouses, translate);
  if (options === null)
    return <TextField label={label} isRequired autoComplete="off" {...boundField(form, 'meaning')} />;
  return (
    <Select
      label={label}
      isRequired
      options={options}
      {...boundField(form, 'meaning')}
      value={form.draft.meaning || null}
    />
  );
}

/** What a warehouse or a position has besides. A position is known by its warehouse as well. */
function Place({ form, warehouses, isKnown }: PartProps & { readonly isKnown: boolean }) {
  const translate = useTranslate();
  const { kind } = form.draft;
  if (kind === 'warehouse')
    return (
      <TextField
        label={translate('erpLink.placeOfWarehouse')}
        autoComplete="off"
        {...boundField(form, 'place')}
      />
    );
  if (kind !== 'position') return null;
  const every = { value: '', label: translate('erpLink.everyWarehouse') };
  return (
    <Select
      label={translate('erpLink.warehouseOfPosition')}
      isDisabled={isKnown}
      options={[every, ...warehouses.map((name) => ({ value: name, label: name }))]}
      {...boundField(form, 'place')}
    />
  );
}
