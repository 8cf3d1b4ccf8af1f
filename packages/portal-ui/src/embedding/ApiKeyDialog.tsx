import { today } from '@kontor/portal-core/dates';
import {
  EMBED_LIMITS,
  EMBEDDABLE_CODES,
  isRecordsKey,
  validateApiKey,
  type ApiKeyInput,
  type CreatedApiKey,
  type EmbeddableCode,
} from '@kontor/portal-core/embedding';
import { merchantLabel } from '@kontor/portal-core/merchants';
import { boundField, FormDialog, useForm, type Form } from '../forms/index.js';
import { useAllMerchants } from '../merchants/index.js';
import {
  ComboBox,
  DatePicker,
  FieldColumn,
  MultiComboBox,
  TextArea,
  TextField,
} from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useTimeZone } from '../settings/index.js';
import { resourceName } from '../users/index.js';
import { AccountField } from './AccountField.js';
import { ScopeChoice } from './ScopeChoice.js';
import { useCreateKey } from './useApiKeys.js';

interface ApiKeyDialogProps {
  readonly onClose: () => void;
  readonly onCreated: (key: CreatedApiKey) => void;
}

/** The typed values; the origins are lines of a text. */
interface Draft extends Omit<ApiKeyInput, 'origins'> {
  readonly origins: string;
}
type KeyForm = Form<Draft>;

const EMPTY: Draft = {
  name: '',
  user_id: 0,
  merchant_id: null,
  scopes: [],
  resources: [],
  origins: '',
  last_day: null,
};
const isForPages = ({ scopes }: Draft) => scopes.includes('embed:sessions');
/** What was chosen for pages is left out of a key for none. */
const inputOf = (draft: Draft): ApiKeyInput => ({
  ...draft,
  resources: isForPages(draft) ? draft.resources : [],
  origins: isForPages(draft) ? originsOf(draft.origins) : [],
});

const originsOf = (lines: string): string[] =>
  lines
    .split(/[\s,]+/)
    .map((origin) => origin.replace(/\/$/, ''))
    .filter(Boolean);

/** Dialog that creates an API key. */
export function ApiKeyDialog({ onClose, onCreated }: ApiKeyDialogProps) {
  const translate = useTranslate();
  const create = useCreateKey();
  const firstDay = today(Date.now, useTimeZone());
  const form = useForm<Draft>({
    initial: EMPTY,
    validate: (draft) => validateApiKey(inputOf(draft), firstDay),
    refusal: create.error,
    onSubmit: (draft) => create.mutate(inputOf(draft), { onSuccess: onCreated }),
  });
  const { draft, change, errorOf } = form;
  return (
    <FormDialog
      title={translate('apiKeys.create')}
      submitLabel={translate('apiKeys.create')}
      form={form}
      isBusy={create.isPending}
      onClose={onClose}
    >
      <FieldColumn>
        <TextField
          label={translate('apiKeys.name')}
          isRequired
          autoFocus
          autoComplete="off"
          maxLength={EMBED_LIMITS.name.max}
          help={translate('apiKeys.nameHelp')}
          {...boundField(form, 'name')}
        />
        <ScopeChoice
          scopes={draft.scopes}
          error={errorOf('scopes')}
          onChange={(scopes) => change({ scopes })}
        />
        <AccountField
          userId={draft.user_id}
          help={translate('apiKeys.accountHelp')}
          error={errorOf('user_id')}
          onChange={(user_id) => change({ user_id })}
        />
        <MerchantChoice form={form} />
        <LastDay form={form} min={firstDay} />
        {isForPages(draft) && (
          <>
            <ResourceChoice form={form} />
            <TextArea
              label={translate('apiKeys.origins')}
              isRequired
              rows={3}
              help={translate('apiKeys.originsHelp')}
              {...boundField(form, 'origins')}
            />
          </>
        )}
      </FieldColumn>
    </FormDialog>
  );
}

function LastDay({ form, min }: { readonly form: KeyForm; readonly min: string }) {
  const translate = useTranslate();
  return (
    <DatePicker
      label={translate('apiKeys.lastDay')}
      help={translate('apiKeys.lastDayHelp')}
      min={min}
      error={form.errorOf('last_day')}
      value={form.draft.last_day ?? null}
      onChange={({ value }) => form.change({ last_day: value })}
    />
  );
}

function MerchantChoice({ form: { draft, change, errorOf } }: { readonly form: KeyForm }) {
  const translate = useTranslate();
  const { merchants, ...request } = useAllMerchants();
  return (
    <ComboBox
      {...request}
      label={translate('apiKeys.merchant')}
      isRequired={isRecordsKey(draft)}
      help={translate(
        draft.scopes.includes('erp:report') ? 'apiKeys.merchantErpHelp' : 'apiKeys.merchantHelp',
      )}
      placeholder={translate(isRecordsKey(draft) ? 'common.chooseOption' : 'apiKeys.anyMerchant')}
      error={errorOf('merchant_id')}
      options={merchants.map((one) => ({ value: String(one.id), label: merchantLabel(one) }))}
      value={draft.merchant_id === null ? null : String(draft.merchant_id)}
      onChange={({ value }) => change({ merchant_id: value === null ? null : Number(value) })}
    />
  );
}

function ResourceChoice({ form: { draft, change, errorOf } }: { readonly form: KeyForm }) {
  const translate = useTranslate();
  const optionOf = (code: EmbeddableCode) => ({ value: code, label: resourceName(translate, code) });
  return (
    <MultiComboBox
      label={translate('apiKeys.resources')}
      isRequired
      help={translate('apiKeys.resourcesHelp')}
      placeholder={translate('common.chooseOption')}
      error={errorOf('resources')}
      options={EMBEDDABLE_CODES.map(optionOf)}
      chosen={draft.resources.map(optionOf)}
      onChange={({ chosen }) => change({ resources: chosen.map(({ value }) => value as EmbeddableCode) })}
    />
  );
}
