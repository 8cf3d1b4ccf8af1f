import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import { BLOG_PAGE_SIZE, type BlogPost } from '@kontor/portal-core/blog';
import type { Translate } from '@kontor/portal-core/i18n';
import { ConfirmDialog } from '../forms/index.js';
import { CreateButton, FilterRow, lazyPart, ListSearch, type SearchedPage } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import {
  actionsColumn,
  CellButton,
  CellLink,
  PagedTable,
  useColumnWidths,
  type Column,
} from '../table/index.js';
import { postDay } from './post-day.js';
import { useDeletePost, usePosts } from './usePosts.js';

const BlogPostDialog = lazyPart(() => import('./BlogPostDialog.js').then((module) => module.BlogPostDialog));

export interface BlogAdminProps extends Pick<SearchedPage, 'page' | 'sort'> {
  /** Text that the posts shown contain; absent for all. */
  readonly search?: string;
  /** Called with the page the user asks for, and with what is searched and sorted. */
  readonly onChange: (next: SearchedPage) => void;
  /** Returns the address of the post with the given url. */
  readonly postHref: (url: string) => string;
  readonly heading?: ReactNode;
}

type Task = { readonly kind: 'create' } | { readonly kind: 'edit' | 'delete'; readonly post: BlogPost };

/** Table of the posts, with create, edit and delete. */
export function BlogAdmin({ page, search = '', sort, onChange, postHref, heading }: BlogAdminProps) {
  const translate = useTranslate();
  const rows = usePosts(page, BLOG_PAGE_SIZE, { search, sort });
  const remove = useDeletePost();
  const [task, setTask] = useState<Task | null>(null);
  const columns = useMemo(() => postColumns({ translate, postHref, onTask: setTask }), [translate, postHref]);
  const widths = useColumnWidths('blog');
  const close = () => setTask(null);
  return (
    <PagedTable
      label={translate('blog.listLabel')}
      columns={columns}
      widths={widths}
      rows={rows}
      page={page}
      pageSize={BLOG_PAGE_SIZE}
      onChange={(opened) => onChange({ ...opened, search, sort })}
      sort={sort ?? '-creation_date'}
      onSort={(next) => onChange({ page: 1, search, sort: next })}
      filters={
        <FilterRow>
          <ListSearch
            label={translate('blog.search')}
            value={search}
            onChange={(text) => onChange({ page: 1, search: text, sort })}
          />
        </FilterRow>
      }
      onClearFilters={search === '' ? undefined : () => onChange({ page: 1, search: '', sort })}
      foundText="blog.foundCount"
      emptyText={translate('blog.noResults')}
      heading={heading}
      actions={
        <CreateButton onPress={() => setTask({ kind: 'create' })}>{translate('blog.create')}</CreateButton>
      }
    >
      {task?.kind === 'delete' && (
        <ConfirmDialog
          isDanger
          title={translate('blog.deleteTitle')}
          confirmLabel={translate('blog.delete')}
          doneText={translate('blog.deleted')}
          onConfirm={() => remove.mutateAsync(task.post.id)}
          onClose={close}
        >
          <p>{translate('blog.deleteConfirm', { name: task.post.name })}</p>
          <p>{translate('blog.deleteHelp')}</p>
        </ConfirmDialog>
      )}
      {(task?.kind === 'create' || task?.kind === 'edit') && (
        <Suspense fallback={null}>
          <BlogPostDialog post={task.kind === 'edit' ? task.post : null} onClose={close} />
        </Suspense>
      )}
    </PagedTable>
  );
}

interface ColumnOptions extends Pick<BlogAdminProps, 'postHref'> {
  readonly translate: Translate;
  readonly onTask: (task: Task) => void;
}

function postColumns({ translate, postHref, onTask }: ColumnOptions): readonly Column<BlogPost>[] {
  return [
    {
      id: 'id',
      header: translate('blog.id'),
      text: ({ id }) => String(id),
      width: 72,
      align: 'end',
      isSortable: true,
    },
    {
      id: 'name',
      card: 'title',
      header: translate('blog.name'),
      text: ({ name }) => name,
      width: 240,
      grow: 3,
      isSortable: true,
    },
    {
      id: 'url',
      card: 'line',
      header: translate('blog.url'),
      text: ({ url }) => url,
      renderCell: ({ url }) => <CellLink href={postHref(url)}>{url}</CellLink>,
      width: 200,
      grow: 2,
    },
    {
      id: 'creation_date',
      card: 'half',
      isSortable: true,
      header: translate('blog.date'),
      text: ({ creation_date }) => postDay(creation_date),
      width: 112,
    },
    actionsColumn(translate, (post) => (
      <>
        <CellButton
          label={translate('blog.editNamed', { name: post.name })}
          icon={<Pencil />}
          onPress={() => onTask({ kind: 'edit', post })}
        />
        <CellButton
          label={translate('blog.deleteNamed', { name: post.name })}
          icon={<Trash2 />}
          onPress={() => onTask({ kind: 'delete', post })}
        />
      </>
    )),
  ];
}
