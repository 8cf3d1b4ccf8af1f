import { useMemo, useState, type ReactNode } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import {
  DASHBOARD_CONFIGS_PAGE_SIZE,
  DEFAULT_DASHBOARD_ID,
  parseDashboard,
  type DashboardConfig,
  type Translate,
} from '@kontor/portal-core';
import { Badge } from '../primitives/index.js';
import { useLanguage, useTranslate } from '../provider/index.js';
import { problemText } from '../provider/problem-text.js';
import { CellActions, CellButton, CellLink, Pager, Table, TableFooter, type Column } from '../table/index.js';
import { ConfigName, PageColumn, PageHead } from './DashboardConfigs.styles.js';
import { DeleteConfigDialog } from './DeleteConfigDialog.js';
import { useDashboardConfigs } from './useDashboardConfigs.js';

export interface DashboardConfigsProps {
  /** From 1. */
  readonly page: number;
  readonly onChange: (change: { readonly page: number }) => void;
  /** Where a config is edited. */
  readonly editHref: (id: number) => string;
  /** Called when a config is to be edited by its button. */
  readonly onEdit: (id: number) => void;
  /** The title of the page. */
  readonly heading?: ReactNode;
  /** What else can be done: the way to a new one. */
  readonly actions?: ReactNode;
}

const rowId = (config: DashboardConfig) => String(config.id);

/** The dashboards users are given. */
export function DashboardConfigs(props: DashboardConfigsProps) {
  const { page, onChange, editHref, onEdit, heading, actions } = props;
  const translate = useTranslate();
  const language = useLanguage();
  const { configs, isLoading, error, retry } = useDashboardConfigs(page);
  const [leaving, setLeaving] = useState<DashboardConfig | null>(null);
  const columns = useMemo(
    () => configColumns({ translate, editHref, onEdit, onDelete: setLeaving }),
    [translate, editHref, onEdit],
  );
  const found = configs?.foundCount;
  return (
    <PageColumn>
      <PageHead>
        {heading}
        {actions}
      </PageHead>
      <Table
        label={translate('dashboards.listLabel')}
        columns={columns}
        rows={configs?.entries ?? []}
        rowId={rowId}
        isLoading={isLoading}
        error={error ? { message: problemText(error, translate), onRetry: retry } : undefined}
        emptyText={translate('dashboards.noConfigs')}
        footer={
          <TableFooter
            count={
              found === undefined
                ? ''
                : translate('dashboards.foundCount', { count: found, total: found.toLocaleString(language) })
            }
          >
            <Pager
              page={page}
              pageSize={DASHBOARD_CONFIGS_PAGE_SIZE}
              totalCount={found ?? 0}
              isLoading={isLoading}
              onChange={onChange}
            />
          </TableFooter>
        }
      />
      {leaving && <DeleteConfigDialog config={leaving} onClose={() => setLeaving(null)} />}
    </PageColumn>
  );
}

interface ColumnOptions extends Pick<DashboardConfigsProps, 'editHref' | 'onEdit'> {
  readonly translate: Translate;
  readonly onDelete: (config: DashboardConfig) => void;
}

function configColumns({
  translate,
  editHref,
  onEdit,
  onDelete,
}: ColumnOptions): readonly Column<DashboardConfig>[] {
  const isDefault = ({ id }: DashboardConfig) => id === DEFAULT_DASHBOARD_ID;
  return [
    { id: 'id', header: translate('dashboards.id'), text: ({ id }) => String(id), width: 72, align: 'end' },
    {
      id: 'name',
      header: translate('dashboards.name'),
      text: ({ name }) => name,
      renderCell: (config) => (
        <ConfigName>
          <CellLink href={editHref(config.id)}>{config.name}</CellLink>
          {isDefault(config) && <Badge tone="info">{translate('dashboards.defaultNote')}</Badge>}
        </ConfigName>
      ),
      width: 240,
      grow: 1,
    },
    {
      id: 'widgets',
      header: translate('dashboards.widgets'),
      text: ({ content }) => translate('dashboards.widgetCount', { count: parseDashboard(content).length }),
      width: 120,
    },
    {
      id: 'actions',
      header: translate('common.actions'),
      text: () => '',
      renderCell: (config) => (
        <CellActions>
          <CellButton
            label={translate('dashboards.editNamed', { name: config.name })}
            icon={<Pencil />}
            onPress={() => onEdit(config.id)}
          />
          {!isDefault(config) && (
            <CellButton
              label={translate('dashboards.deleteNamed', { name: config.name })}
              icon={<Trash2 />}
              onPress={() => onDelete(config)}
            />
          )}
        </CellActions>
      ),
      width: 88,
      pin: 'end',
    },
  ];
}
