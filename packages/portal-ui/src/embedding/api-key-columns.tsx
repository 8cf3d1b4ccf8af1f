import { Ban, CodeXml } from 'lucide-react';
import { formatDay, formatInstant } from '@kontor/portal-core/dates';
import { apiKeyState, type ApiKey } from '@kontor/portal-core/embedding';
import type { Translate } from '@kontor/portal-core/i18n';
import { Badge } from '../primitives/index.js';
import { CellActions, CellButton, type Column } from '../table/index.js';
import { resourceName } from '../users/index.js';
import { scopeName } from './ScopeChoice.js';

const TONES = { live: 'success', ending: 'warning', ended: 'neutral', revoked: 'neutral' } as const;

interface ColumnOptions {
  readonly translate: Translate;
  readonly timeZone: string;
  /** The present ISO day. */
  readonly today: string;
  readonly onSnippet: (key: ApiKey) => void;
  readonly onRevoke: (key: ApiKey) => void;
}

/** The columns of the API keys: purpose, last use and actions. */
export function apiKeyColumns(options: ColumnOptions): readonly Column<ApiKey>[] {
  const { translate, timeZone } = options;
  const instant = (at: string) => formatInstant(Date.parse(at), timeZone);
  return [
    { id: 'name', header: translate('apiKeys.name'), text: ({ name }) => name, width: 150, grow: 1 },
    {
      id: 'status',
      header: translate('apiKeys.status'),
      text: (key) => stateText(translate, key, instant),
      renderCell: (key) => {
        const state = apiKeyState(key, options.today);
        return <Badge tone={TONES[state]}>{translate(`apiKeys.${state}`)}</Badge>;
      },
      width: 116,
    },
    {
      id: 'account',
      header: translate('apiKeys.account'),
      text: ({ user_name }) => user_name,
      width: 130,
      leastWidth: 110,
    },
    {
      id: 'merchant',
      header: translate('apiKeys.merchant'),
      text: ({ merchant_name }) => merchant_name ?? translate('apiKeys.anyMerchant'),
      width: 116,
      leastWidth: 100,
    },
    {
      id: 'scopes',
      header: translate('apiKeys.scopes'),
      text: (key) => scopesText(translate, key),
      width: 150,
      leastWidth: 124,
      grow: 1,
    },
    {
      id: 'origins',
      header: translate('apiKeys.origins'),
      text: ({ origins }) => origins.join(', '),
      width: 150,
      leastWidth: 124,
      grow: 1,
    },
    {
      id: 'lastUsed',
      header: translate('apiKeys.lastUsed'),
      text: ({ last_used_at }) =>
        last_used_at === null ? translate('apiKeys.neverUsed') : instant(last_used_at),
      width: 136,
    },
    actionsColumn(options),
  ];
}

/** Since when a key has ended, or until when it is good. */
function stateText(translate: Translate, key: ApiKey, instant: (at: string) => string): string {
  const { revoked_at, last_day } = key;
  if (revoked_at !== null) return translate('apiKeys.revokedAt', { at: instant(revoked_at) });
  if (last_day === null) return translate('apiKeys.live');
  return translate('apiKeys.until', { day: formatDay(last_day) });
}

/** The scopes of a key; the one for pages with its areas. */
function scopesText(translate: Translate, { scopes, resources }: ApiKey): string {
  const areas = resources.map((code) => resourceName(translate, code)).join(', ');
  return scopes
    .map((scope) => scopeName(translate, scope) + (scope === 'embed:sessions' ? ` (${areas})` : ''))
    .join(', ');
}

function actionsColumn({ translate, onSnippet, onRevoke }: ColumnOptions): Column<ApiKey> {
  return {
    id: 'actions',
    header: translate('common.actions'),
    text: () => '',
    renderCell: (key) =>
      key.revoked_at === null && (
        <CellActions>
          <CellButton
            label={translate('apiKeys.showSnippet', { name: key.name })}
            icon={<CodeXml />}
            onPress={() => onSnippet(key)}
          />
          <CellButton
            label={translate('apiKeys.revokeNamed', { name: key.name })}
            icon={<Ban />}
            onPress={() => onRevoke(key)}
          />
        </CellActions>
      ),
    width: 104,
    pin: 'end',
  };
}
