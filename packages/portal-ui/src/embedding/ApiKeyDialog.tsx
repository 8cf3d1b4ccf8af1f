import {
  EMBED_LIMITS,
  EMBEDDABLE_CODES,
  ERP_KEY_CODE,
  isErpKey,
  validateApiKey,
  type ApiKeyInput,
  type CreatedApiKey,
  type ApiKeyCode,
} from '@kontor/portal-core/embedding';
import { merchantLabel } from '@kontor/portal-core/merchants';
import { boundField, FormDialog, useForm, type Form } from '../forms/index.js';
import { useAllMerchants } from '../merchants/index.js';
import {
  ComboBox,
  FieldColumn,
  MultiComboBox,
  RadioGroup,
  TextArea,
  TextField,
} from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useAllowedResources } from '../session/index.js';
import { resourceName } from '../users/index.js';
import { AccountField } from './AccountField.js';
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

const EMPTY: Draft = { name: '', user_id: 0, merchant_id: null, resources: [], origins: '' };
const inputOf = (draft: Draft): ApiKeyInput => ({
  ...draft,
  origins: isErpKey(draft)
    ? []
    : draft.origins
        .split(/[\s,]+/)
        .map((origin) => origin.replace(/\/$/, ''))
        .filter(Boolean),
});

/** Dialog that creates an API key. */
export function ApiKeyDialog({ onClose, onCreated }: ApiKeyDialogProps) {
  const translate = useTranslate();
  const create = useCreateKey();
  const form = useForm<Draft>({
    initial: EMPTY,
    validate: (draft) => validateApiKey(inputOf(draft)),
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
        <PurposeChoice form={form} />
        <AccountField
          userId={draft.user_id}
          help={translate(isErpKey(draft) ? 'apiKeys.accountErpHelp' : 'apiKeys.accountHelp')}
          error={errorOf('user_id')}
          onChange={(user_id) => change({ user_id })}
        />
        <MerchantChoice form={form} />
        {!isErpKey(draft) && (
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

/** The choice between a key for pages and one for an ERP, for whoever may give the latter. */
function PurposeChoice({ form: { draft, change } }: { readonly form: KeyForm }) {
  const translate = useTranslate();
  const mayReport = useAllowedResources()?.has(ERP_KEY_CODE) === true;
  return (
    mayReport && (
      <RadioGroup
        label={translate('apiKeys.purpose')}
        value={isErpKey(draft) ? 'erp' : 'pages'}
        onChange={({ value }) => change({ resources: value === 'erp' ? [ERP_KEY_CODE] : [] })}
        options={[
          {
            value: 'pages',
            label: translate('apiKeys.purposePages'),
            note: translate('apiKeys.purposePagesHelp'),
          },
          { value: 'erp', label: translate('apiKeys.purposeErp'), note: translate('apiKeys.purposeErpHelp') },
        ]}
      />
    )
  );
}

function MerchantChoice({ form: { draft, change, errorOf } }: { readonly form: KeyForm }) {
  const translate = useTranslate();
  const { merchants, ...request } = useAllMerchants();
  return (
    <ComboBox
      {...request}
      label={translate('apiKeys.merchant')}
      help={translate(isErpKey(draft) ? 'apiKeys.merchantErpHelp' : 'apiKeys.merchantHelp')}
      placeholder={translate('apiKeys.anyMerchant')}
      error={errorOf('merchant_id')}
      options={merchants.map((one) => ({ value: String(one.id), label: merchantLabel(one) }))}
      value={draft.merchant_id === null ? null : String(draft.merchant_id)}
      onChange={({ value }) => change({ merchant_id: value === null ? null : Number(value) })}
    />
  );
}

function ResourceChoice({ form: { draft, change, errorOf } }: { readonly form: KeyForm }) {
  const translate = useTranslate();
  const optionOf = (code: ApiKeyCode) => ({ value: code, label: resourceName(translate, code) });
  return (
    <MultiComboBox
      label={translate('apiKeys.resources')}
      isRequired
      help={translate('apiKeys.resourcesHelp')}
      placeholder={translate('common.chooseOption')}
      error={errorOf('resources')}
      options={EMBEDDABLE_CODES.map(optionOf)}
      chosen={draft.resources.map(optionOf)}
      onChange={({ chosen }) => change({ resources: chosen.map(({ value }) => value as ApiKeyCode) })}
    />
  );
}
