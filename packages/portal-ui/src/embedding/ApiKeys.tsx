import { useMemo, useState, type ReactNode } from 'react';
import { today } from '@kontor/portal-core/dates';
import type { ApiKey, CreatedApiKey } from '@kontor/portal-core/embedding';
import { ConfirmDialog } from '../forms/index.js';
import { CreateButton } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useTimeZone } from '../settings/index.js';
import { PagedTable } from '../table/index.js';
import { apiKeyColumns } from './api-key-columns.js';
import { ApiKeyDialog } from './ApiKeyDialog.js';
import { SnippetDialog } from './SnippetDialog.js';
import { API_KEYS_PAGE_SIZE, useApiKeys, useRevokeKey } from './useApiKeys.js';

export interface ApiKeysProps {
  /** Page number, starting at 1. */
  readonly page: number;
  /** Called with the page the user asks for. */
  readonly onChange: (change: { readonly page: number }) => void;
  /** The portal's origin as partners' pages reach it. */
  readonly portalUrl: string;
  readonly heading?: ReactNode;
  /** Links to other pages, left of the main button. */
  readonly links?: ReactNode;
}

type Task =
  | { readonly kind: 'create' }
  | { readonly kind: 'snippet'; readonly apiKey: ApiKey | CreatedApiKey }
  | { readonly kind: 'revoke'; readonly apiKey: ApiKey };

/** Table of the API keys, with create and revoke. */
export function ApiKeys({ page, onChange, portalUrl, heading, links }: ApiKeysProps) {
  const translate = useTranslate();
  const rows = useApiKeys(page);
  const revoke = useRevokeKey();
  const timeZone = useTimeZone();
  const [task, setTask] = useState<Task | null>(null);
  const columns = useMemo(
    () =>
      apiKeyColumns({
        translate,
        timeZone,
        today: today(Date.now, timeZone),
        onSnippet: (apiKey) => setTask({ kind: 'snippet', apiKey }),
        onRevoke: (apiKey) => setTask({ kind: 'revoke', apiKey }),
      }),
    [translate, timeZone],
  );
  const close = () => setTask(null);
  return (
    <PagedTable
      label={translate('apiKeys.tableLabel')}
      columns={columns}
      rows={rows}
      page={page}
      pageSize={API_KEYS_PAGE_SIZE}
      onChange={onChange}
      foundText="apiKeys.foundCount"
      emptyText={translate('apiKeys.noKeys')}
      heading={heading}
      actions={
        <>
          {links}
          <CreateButton onPress={() => setTask({ kind: 'create' })}>
            {translate('apiKeys.create')}
          </CreateButton>
        </>
      }
    >
      {task?.kind === 'create' && (
        <ApiKeyDialog onClose={close} onCreated={(apiKey) => setTask({ kind: 'snippet', apiKey })} />
      )}
      {task?.kind === 'snippet' && (
        <SnippetDialog apiKey={task.apiKey} portalUrl={portalUrl} onClose={close} />
      )}
      {task?.kind === 'revoke' && (
        <ConfirmDialog
          title={translate('apiKeys.revokeTitle')}
          confirmLabel={translate('apiKeys.revoke')}
          isDanger
          doneText={translate('apiKeys.revokeDone')}
          onConfirm={() => revoke(task.apiKey.id)}
          onClose={close}
        >
          <p>{translate('apiKeys.revokeText', { name: task.apiKey.name })}</p>
        </ConfirmDialog>
      )}
    </PagedTable>
  );
}
