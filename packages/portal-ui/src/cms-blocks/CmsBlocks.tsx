import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { CMS_BLOCKS_PAGE_SIZE, type CmsBlock } from '@kontor/portal-core/cms-blocks';
import { ConfirmDialog, type ConfirmDialogProps } from '../forms/index.js';
import { CreateButton, FilterRow, lazyPart, ListSearch, type SearchedPage } from '../primitives/index.js';
import { useLanguage, useTranslate } from '../provider/index.js';
import { useAllowedResources } from '../session/index.js';
import { PagedTable, useColumnWidths } from '../table/index.js';
import { cmsBlockColumns } from './cms-block-columns.js';
import { useCmsBlocks, useDeleteCmsBlock } from './useCmsBlocks.js';
import { UserFilter } from './UserFilter.js';

const CmsBlockDialog = lazyPart(() => import('./CmsBlockDialog.js').then((module) => module.CmsBlockDialog));

/** What the list shows: page, user, text and order. Kept by the host, for example in its address. */
export interface CmsBlocksView extends Pick<SearchedPage, 'page' | 'sort'> {
  /** Text that the names of those shown contain; absent for all. */
  readonly search?: string;
  /** Id of the user whose blocks are shown; null for all. */
  readonly user: number | null;
}

export interface CmsBlocksProps extends CmsBlocksView {
  /** Called with the page or the user to show next. */
  readonly onChange: (view: CmsBlocksView) => void;
  readonly heading?: ReactNode;
}

type Task = { readonly kind: 'create' } | { readonly kind: 'edit' | 'delete'; readonly block: CmsBlock };

/** Table of the content blocks, with create, edit and delete. */
export function CmsBlocks({ onChange, heading, ...view }: CmsBlocksProps) {
  const { page, user, search = '', sort } = view;
  const translate = useTranslate();
  const resources = useAllowedResources();
  const mayEdit = resources?.has('/edit-cms-block') ?? false;
  const mayDelete = resources?.has('/remove-cms-block') ?? false;
  const rows = useCmsBlocks(view);
  const remove = useDeleteCmsBlock();
  const [task, setTask] = useState<Task | null>(null);
  const columns = useMemo(
    () =>
      cmsBlockColumns(translate, {
        onEdit: mayEdit ? (block) => setTask({ kind: 'edit', block }) : null,
        onDelete: mayDelete ? (block) => setTask({ kind: 'delete', block }) : null,
      }),
    [translate, mayEdit, mayDelete],
  );
  const widths = useColumnWidths('cms-blocks');
  const close = () => setTask(null);
  return (
    <PagedTable
      label={translate('cmsBlocks.tableLabel')}
      columns={columns}
      widths={widths}
      rows={rows}
      page={page}
      pageSize={CMS_BLOCKS_PAGE_SIZE}
      onChange={(next) => onChange({ ...view, page: next.page })}
      sort={sort ?? 'name'}
      onSort={(next) => onChange({ ...view, page: 1, sort: next })}
      foundText="cmsBlocks.foundCount"
      emptyText={translate('cmsBlocks.noResults')}
      onClearFilters={
        user === null && search === '' ? undefined : () => onChange({ page: 1, user: null, sort })
      }
      heading={heading}
      actions={
        mayEdit && (
          <CreateButton onPress={() => setTask({ kind: 'create' })}>
            {translate('cmsBlocks.create')}
          </CreateButton>
        )
      }
      filters={<Filters view={view} onChange={onChange} />}
    >
      {task?.kind === 'delete' && (
        <DeleteQuestion
          block={task.block}
          onConfirm={() => remove.mutateAsync(task.block.id)}
          onClose={close}
        />
      )}
      {(task?.kind === 'create' || task?.kind === 'edit') && (
        <Suspense fallback={null}>
          <CmsBlockDialog block={task.kind === 'edit' ? task.block : null} onClose={close} />
        </Suspense>
      )}
    </PagedTable>
  );
}

interface FiltersProps extends Pick<CmsBlocksProps, 'onChange'> {
  readonly view: CmsBlocksView;
}

/** Narrows the list by a text in its names, and to what one user sees. */
function Filters({ view, onChange }: FiltersProps) {
  const translate = useTranslate();
  const { user, search = '' } = view;
  return (
    <FilterRow>
      <ListSearch
        label={translate('cmsBlocks.search')}
        value={search}
        onChange={(text) => onChange({ ...view, page: 1, search: text })}
      />
      <UserFilter user={user} onChange={(chosen) => onChange({ ...view, page: 1, user: chosen })} />
    </FilterRow>
  );
}

interface DeleteQuestionProps extends Pick<ConfirmDialogProps, 'onConfirm' | 'onClose'> {
  readonly block: CmsBlock;
}

/** Asks for confirmation before deleting a block, and says how many users lose it. */
function DeleteQuestion({ block, ...answers }: DeleteQuestionProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const count = block.users.length;
  return (
    <ConfirmDialog
      {...answers}
      isDanger
      title={translate('cmsBlocks.deleteTitle')}
      confirmLabel={translate('cmsBlocks.delete')}
      doneText={translate('cmsBlocks.deleted')}
    >
      <p>{translate('cmsBlocks.deleteConfirm', { name: block.name })}</p>
      <p>{translate('cmsBlocks.deleteHelp', { count, total: count.toLocaleString(language) })}</p>
    </ConfirmDialog>
  );
}
