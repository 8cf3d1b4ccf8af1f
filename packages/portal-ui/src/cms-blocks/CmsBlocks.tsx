import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { CMS_BLOCKS_PAGE_SIZE, type CmsBlock } from '@kontor/portal-core';
import { Button } from '../primitives/index.js';
import { PageColumn, PageHead } from '../primitives/layout/Page.js';
import { useLanguage, useTranslate } from '../provider/index.js';
import { problemText } from '../provider/problem-text.js';
import { useAllowedResources } from '../session/index.js';
import { Pager, Table, TableFooter } from '../table/index.js';
import { cmsBlockColumns } from './cms-block-columns.js';
import { DeleteCmsBlockDialog } from './DeleteCmsBlockDialog.js';
import { useCmsBlocks } from './useCmsBlocks.js';
import { UserFilter } from './UserFilter.js';

const CmsBlockDialog = lazy(() =>
  import('./CmsBlockDialog.js').then((module) => ({ default: module.CmsBlockDialog })),
);

/** What of the blocks is shown; the host keeps it, in the address for example. */
export interface CmsBlocksView {
  /** From 1. */
  readonly page: number;
  /** Id of the user whose blocks are shown; null for all. */
  readonly user: number | null;
}

export interface CmsBlocksProps extends CmsBlocksView {
  readonly onChange: (view: CmsBlocksView) => void;
  /** The title of the page. */
  readonly heading?: ReactNode;
}

type Task = { readonly kind: 'create' } | { readonly kind: 'edit' | 'delete'; readonly block: CmsBlock };
const rowId = (block: CmsBlock) => String(block.id);

/** The blocks of content as a table, to create, edit and delete. */
export function CmsBlocks({ page, user, onChange, heading }: CmsBlocksProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const resources = useAllowedResources();
  const mayEdit = resources?.has('/edit-cms-block') ?? false;
  const mayDelete = resources?.has('/remove-cms-block') ?? false;
  const { blocks, isLoading, error, retry } = useCmsBlocks(page, user);
  const [task, setTask] = useState<Task | null>(null);
  const columns = useMemo(
    () =>
      cmsBlockColumns(translate, {
        onEdit: mayEdit ? (block) => setTask({ kind: 'edit', block }) : null,
        onDelete: mayDelete ? (block) => setTask({ kind: 'delete', block }) : null,
      }),
    [translate, mayEdit, mayDelete],
  );
  const found = blocks?.foundCount;
  const close = () => setTask(null);
  return (
    <PageColumn>
      <PageHead>
        {heading}
        {mayEdit && (
          <Button
            variant="primary"
            icon={<Plus aria-hidden="true" />}
            onPress={() => setTask({ kind: 'create' })}
          >
            {translate('cmsBlocks.create')}
          </Button>
        )}
      </PageHead>
      <UserFilter user={user} onChange={(chosen) => onChange({ page: 1, user: chosen })} />
      <Table
        label={translate('cmsBlocks.tableLabel')}
        columns={columns}
        rows={blocks?.entries ?? []}
        rowId={rowId}
        totalCount={found}
        rowOffset={(page - 1) * CMS_BLOCKS_PAGE_SIZE}
        maxHeight="none"
        isLoading={isLoading}
        skeletonRows={6}
        error={error ? { message: problemText(error, translate), onRetry: retry } : undefined}
        emptyText={translate('cmsBlocks.noResults')}
        footer={
          <TableFooter
            count={
              found === undefined
                ? ''
                : translate('cmsBlocks.foundCount', { count: found, total: found.toLocaleString(language) })
            }
          >
            <Pager
              page={page}
              pageSize={CMS_BLOCKS_PAGE_SIZE}
              totalCount={found ?? 0}
              isLoading={isLoading}
              onChange={(next) => onChange({ page: next.page, user })}
            />
          </TableFooter>
        }
      />
      {task?.kind === 'delete' && <DeleteCmsBlockDialog block={task.block} onClose={close} />}
      {(task?.kind === 'create' || task?.kind === 'edit') && (
        <Suspense fallback={null}>
          <CmsBlockDialog block={task.kind === 'edit' ? task.block : null} onClose={close} />
        </Suspense>
      )}
    </PageColumn>
  );
}
