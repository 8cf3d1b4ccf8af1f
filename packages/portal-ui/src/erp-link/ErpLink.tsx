import { useMemo, useRef, useState, type ReactNode } from 'react';
import {
  isFileMakerUrl,
  mayConnectErp,
  type ErpConnection,
  type ErpLane,
  type LaneDecision,
} from '@kontor/portal-core/erp-link';
import { ConfirmDialog } from '../forms/index.js';
import {
  Button,
  EmptyState,
  LoadFailure,
  Menu,
  PageColumn,
  PageHead,
  Skeleton,
  useNotify,
  useNotifyFailure,
} from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useAllowedResources, useCurrentUser } from '../session/index.js';
import { useTimeZone } from '../settings/index.js';
import { PagedTable } from '../table/index.js';
import { LastComparison } from './comparing/LastComparison.js';
import { ConnectDialog } from './ConnectDialog.js';
import { ConnectionFacts } from './ConnectionFacts.js';
import { Parts } from './ErpLink.styles.js';
import { laneColumns } from './lane-columns.js';
import { SecretDialog } from './SecretDialog.js';
import { SkipDialog } from './SkipDialog.js';
import { Words } from './words/Words.js';
import {
  LANES_PAGE_SIZE,
  useConnect,
  useConnection,
  useConnectionState,
  useDecide,
  useDisconnect,
  useRefusedLanes,
  useRepeatAll,
} from './useErpLink.js';
import { useSendEarlier } from './useSendEarlier.js';

export interface ErpLinkProps {
  /** Page number of the refused messages, starting at 1. */
  readonly page: number;
  /** Called with the page the user asks for. */
  readonly onChange: (change: { readonly page: number }) => void;
  /** Further actions, right of the title, such as a link to the files. */
  readonly actions?: ReactNode;
  readonly heading?: ReactNode;
}

type ConnectionTask = 'connect' | 'newSecret' | 'disconnect';
type Task = { readonly kind: ConnectionTask } | { readonly kind: 'secret'; readonly secret: string };

/** The link to the ERP: the connection, how it goes, and what the ERP refused. */
export function ErpLink({ page, onChange, heading, actions }: ErpLinkProps) {
  const translate = useTranslate();
  const { data, error, refetch } = useConnection();
  const [task, setTask] = useState<Task | null>(null);
  const mayConnect = useMayConnect();
  const close = () => setTask(null);
  return (
    <Parts>
      <PageColumn>
        <PageHead>
          {heading}
          {mayConnect && data != null && <Actions connection={data} onTask={(kind) => setTask({ kind })} />}
          {actions}
        </PageHead>
        <p>{translate('erpLink.intro')}</p>
        {data === undefined && error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <Skeleton />}
        {data === null && (
          <EmptyState
            title={translate('erpLink.none')}
            action={
              mayConnect && (
                <Button variant="primary" onPress={() => setTask({ kind: 'connect' })}>
                  {translate('erpLink.connect')}
                </Button>
              )
            }
          >
            {translate(mayConnect ? 'erpLink.noneText' : 'erpLink.noneForOthers')}
          </EmptyState>
        )}
        {data != null && <ConnectionFacts connection={data} />}
      </PageColumn>
      {data != null && <RefusedMessages page={page} onChange={onChange} />}
      {data != null && <LastComparison url={data.url} />}
      {data !== undefined && <Words mayChange={mayConnect} />}
      {task?.kind === 'connect' && (
        <ConnectDialog
          connection={data ?? null}
          onClose={close}
          onConnected={(secret) => setTask(secret === null ? null : { kind: 'secret', secret })}
        />
      )}
      {task?.kind === 'secret' && <SecretDialog secret={task.secret} onClose={close} />}
      {data != null && task?.kind === 'newSecret' && (
        <NewSecret
          url={data.url}
          onClose={close}
          onSecret={(secret) => setTask({ kind: 'secret', secret })}
        />
      )}
      {data != null && task?.kind === 'disconnect' && (
        <Disconnect waiting={data.waiting + data.blocked} onClose={close} />
      )}
    </Parts>
  );
}

/** Whether the user may connect an ERP; others see how it goes. */
function useMayConnect(): boolean {
  const roleId = useCurrentUser()?.user_role_id ?? 0;
  const resources = useAllowedResources();
  return resources !== undefined && mayConnectErp({ roleId, resources });
}

interface ActionsProps {
  readonly connection: ErpConnection;
  readonly onTask: (kind: ConnectionTask) => void;
}

function Actions({ connection, onTask }: ActionsProps) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const state = useConnectionState();
  const earlier = useSendEarlier();
  const isRunning = connection.state === 'running';
  const failed = (error: Error) => notifyFailure(translate('erpLink.decideFailed'), error);
  return (
    <>
      <Menu
        label={translate('erpLink.settings')}
        items={[
          { id: 'connect', label: translate('erpLink.change') },
          ...(isFileMakerUrl(connection.url)
            ? []
            : [{ id: 'newSecret' as const, label: translate('erpLink.newSecret') }]),
          ...(connection.tells_products
            ? [{ id: 'product' as const, label: translate('erpLink.sendProducts') }]
            : []),
          ...(connection.tells_deliveries
            ? [{ id: 'delivery' as const, label: translate('erpLink.sendDeliveries') }]
            : []),
          {
            id: 'disconnect',
            label: translate('erpLink.disconnect'),
            isDangerous: true,
            isSeparated: true,
          },
        ]}
        onAction={({ id }) => (id === 'product' || id === 'delivery' ? earlier.send(id) : onTask(id))}
      />
      <Button isBusy={earlier.isPending} onPress={() => earlier.send('order')}>
        {translate('erpLink.sendOpen')}
      </Button>
      <Button
        variant={isRunning ? 'secondary' : 'primary'}
        isBusy={state.isPending}
        onPress={() => state.mutate(isRunning ? 'paused' : 'running', { onError: failed })}
      >
        {translate(isRunning ? 'erpLink.pause' : 'erpLink.resume')}
      </Button>
    </>
  );
}

function RefusedMessages({ page, onChange }: Pick<ErpLinkProps, 'page' | 'onChange'>) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const timeZone = useTimeZone();
  const rows = useRefusedLanes(page);
  const { mutate } = useDecide();
  const [skipped, setSkipped] = useState<ErpLane | null>(null);
  const columns = useMemo(() => {
    const onDecide = (lane: ErpLane, decision: LaneDecision) => {
      if (decision === 'skip') return setSkipped(lane);
      mutate(
        { id: lane.record_id, recordType: lane.record_type, decision },
        {
          onSuccess: () => notify({ level: 'success', title: translate('erpLink.decided') }),
          onError: (error) => notifyFailure(translate('erpLink.decideFailed'), error),
        },
      );
    };
    return laneColumns({ translate, timeZone, onDecide });
  }, [translate, timeZone, mutate, notify, notifyFailure]);
  return (
    <PagedTable
      label={translate('erpLink.lanes')}
      columns={columns}
      rows={rows}
      page={page}
      pageSize={LANES_PAGE_SIZE}
      onChange={onChange}
      foundText="erpLink.lanesFound"
      emptyText={translate('erpLink.lanesNone')}
      heading={<h2>{translate('erpLink.lanes')}</h2>}
      actions={(rows.list?.foundCount ?? 0) > 1 && <RepeatAll />}
    >
      {skipped !== null && <SkipDialog lane={skipped} onClose={() => setSkipped(null)} />}
    </PagedTable>
  );
}

/** Sends everything again that was refused, for when the ERP is put right. */
function RepeatAll() {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { mutate, isPending } = useRepeatAll();
  return (
    <Button
      isBusy={isPending}
      onPress={() =>
        mutate(undefined, {
          onSuccess: ({ records }) =>
            notify({ level: 'success', title: translate('erpLink.repeatDone', { count: records }) }),
          onError: (error) => notifyFailure(translate('erpLink.decideFailed'), error),
        })
      }
    >
      {translate('erpLink.repeatAll')}
    </Button>
  );
}

interface NewSecretProps {
  readonly url: string;
  readonly onClose: () => void;
  readonly onSecret: (secret: string) => void;
}

function NewSecret({ url, onClose, onSecret }: NewSecretProps) {
  const translate = useTranslate();
  const connect = useConnect();
  const secret = useRef('');
  return (
    <ConfirmDialog
      title={translate('erpLink.newSecretTitle')}
      confirmLabel={translate('erpLink.newSecret')}
      onConfirm={async () => {
        secret.current = (await connect.mutateAsync({ url, newSecret: true })).secret ?? '';
      }}
      onClose={() => (secret.current === '' ? onClose() : onSecret(secret.current))}
    >
      <p>{translate('erpLink.newSecretText')}</p>
    </ConfirmDialog>
  );
}

function Disconnect({ waiting, onClose }: { readonly waiting: number; readonly onClose: () => void }) {
  const translate = useTranslate();
  const disconnect = useDisconnect();
  return (
    <ConfirmDialog
      title={translate('erpLink.disconnectTitle')}
      confirmLabel={translate('erpLink.disconnect')}
      isDanger
      doneText={translate('erpLink.disconnected')}
      onConfirm={disconnect}
      onClose={onClose}
    >
      <p>{translate('erpLink.disconnectText', { waiting })}</p>
    </ConfirmDialog>
  );
}
