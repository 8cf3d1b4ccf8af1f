import { useMemo, useState, type ReactNode } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import {
  DASHBOARD_CONFIGS_PAGE_SIZE,
  DEFAULT_DASHBOARD_ID,
  parseDashboard,
  type DashboardConfig,
} from '@kontor/portal-core/dashboards';
import type { Translate } from '@kontor/portal-core/i18n';
import { ConfirmDialog } from '../forms/index.js';
import { Badge } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { actionsColumn, CellButton, CellLink, PagedTable, type Column } from '../table/index.js';
import { ConfigName } from './DashboardConfigs.styles.js';
import { useDashboardConfigs, useDeleteDashboardConfig } from './useDashboardConfigs.js';

export interface DashboardConfigsProps {
  /** Page number, starting at 1. */
  readonly page: number;
  readonly onChange: (change: { readonly page: number }) => void;
  /** Returns the address of a config's editor. */
  readonly editHref: (id: number) => string;
  /** Called when the edit button of a config is pressed. */
  readonly onEdit: (id: number) => void;
  readonly heading?: ReactNode;
  /** Further actions, such as a link that creates a config. */
  readonly actions?: ReactNode;
}

/** List of the dashboard configs that are assigned to users. */
export function DashboardConfigs(props: DashboardConfigsProps) {
  const { page, onChange, editHref, onEdit, heading, actions } = props;
  const translate = useTranslate();
  const rows = useDashboardConfigs(page);
  const remove = useDeleteDashboardConfig();
  const [leaving, setLeaving] = useState<DashboardConfig | null>(null);
  const columns = useMemo(
    () => configColumns({ translate, editHref, onEdit, onDelete: setLeaving }),
    [translate, editHref, onEdit],
  );
  return (
    <PagedTable
      label={translate('dashboards.listLabel')}
      columns={columns}
      rows={rows}
      page={page}
      pageSize={DASHBOARD_CONFIGS_PAGE_SIZE}
      onChange={onChange}
      foundText="dashboards.foundCount"
      emptyText={translate('dashboards.noConfigs')}
      heading={heading}
      actions={actions}
    >
      {leaving && (
        <ConfirmDialog
          isDanger
          title={translate('dashboards.deleteTitle')}
          confirmLabel={translate('dashboards.delete')}
          doneText={translate('dashboards.deleted')}
          onConfirm={() => remove.mutateAsync(leaving.id)}
          onClose={() => setLeaving(null)}
        >
          <p>{translate('dashboards.deleteConfirm', { name: leaving.name })}</p>
          <p>{translate('dashboards.deleteHelp')}</p>
        </ConfirmDialog>
      )}
    </PagedTable>
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
      card: 'title',
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
      card: 'half',
      header: translate('dashboards.widgets'),
      text: ({ content }) => translate('dashboards.widgetCount', { count: parseDashboard(content).length }),
      width: 120,
    },
    actionsColumn(translate, (config) => (
      <>
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
      </>
    )),
  ];
}
