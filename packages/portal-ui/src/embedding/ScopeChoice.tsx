import { API_KEY_SCOPES, SCOPE_CODES, type ApiKeyScope } from '@kontor/portal-core/access';
import type { TextKey, Translate } from '@kontor/portal-core/i18n';
import { CheckboxGroup } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useAllowedResources } from '../session/index.js';

const NAMES: Readonly<Record<ApiKeyScope, TextKey>> = {
  'embed:sessions': 'apiKeys.scopeEmbed',
  'orders:read': 'apiKeys.scopeOrdersRead',
  'orders:import': 'apiKeys.scopeOrdersImport',
  'products:read': 'apiKeys.scopeProductsRead',
  'products:write': 'apiKeys.scopeProductsWrite',
  'deliveries:read': 'apiKeys.scopeDeliveriesRead',
  'deliveries:create': 'apiKeys.scopeDeliveriesCreate',
  'erp:report': 'apiKeys.scopeErp',
};
const NOTES: Readonly<Record<ApiKeyScope, TextKey>> = {
  'embed:sessions': 'apiKeys.scopeEmbedHelp',
  'orders:read': 'apiKeys.scopeOrdersReadHelp',
  'orders:import': 'apiKeys.scopeOrdersImportHelp',
  'products:read': 'apiKeys.scopeProductsReadHelp',
  'products:write': 'apiKeys.scopeProductsWriteHelp',
  'deliveries:read': 'apiKeys.scopeDeliveriesReadHelp',
  'deliveries:create': 'apiKeys.scopeDeliveriesCreateHelp',
  'erp:report': 'apiKeys.scopeErpHelp',
};

/** Name of a scope. */
export const scopeName = (translate: Translate, scope: ApiKeyScope): string => translate(NAMES[scope]);

interface ScopeChoiceProps {
  readonly scopes: readonly ApiKeyScope[];
  readonly error: string | undefined;
  readonly onChange: (scopes: readonly ApiKeyScope[]) => void;
}

/** Checkboxes for the scopes of a key: those that the user may give. */
export function ScopeChoice({ scopes, error, onChange }: ScopeChoiceProps) {
  const translate = useTranslate();
  const own = useAllowedResources();
  const given = API_KEY_SCOPES.filter((scope) => SCOPE_CODES[scope].every((code) => own?.has(code)));
  return (
    <CheckboxGroup
      label={translate('apiKeys.scopes')}
      isRequired
      error={error}
      options={given.map((value) => ({
        value,
        label: scopeName(translate, value),
        note: translate(NOTES[value]),
      }))}
      values={scopes}
      onChange={({ values }) => onChange(values)}
    />
  );
}
