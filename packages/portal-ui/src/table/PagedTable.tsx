import type { ReactNode } from 'react';
import type { TextKey } from '@kontor/portal-core';
import { PageColumn, PageHead } from '../primitives/index.js';
import { problemText, useTranslate } from '../provider/index.js';
import { ListFooter } from './ListFooter.js';
import type { PagedRows } from './paged-rows.js';
import { Table } from './Table.js';
import type { TableProps } from './table-props.js';

type RowProps<Row> = Pick<
  TableProps<Row>,
  'label' | 'columns' | 'rowLabel' | 'emptyText' | 'onClearFilters' | 'skeletonRows' | 'onOpen' | 'openId'
>;

/** What the portal keeps has a number of its own. */
interface Numbered {
  readonly id: number;
}

export interface PagedTableProps<Row extends Numbered> extends RowProps<Row> {
  /** The page as it is fetched. */
  readonly rows: PagedRows<Row>;
  /** From 1. */
  readonly page: number;
  /** How many rows a page has. */
  readonly pageSize: number;
  /** Called with the page the user asks for. */
  readonly onChange: (change: { readonly page: number }) => void;
  /** The words for how many were found, with `count` and `total`. */
  readonly foundText: TextKey;
  /** The title of the page. */
  readonly heading?: ReactNode;
  /** What else can be done, right of the title. */
  readonly actions?: ReactNode;
  /** What narrows the rows, above them. */
  readonly filters?: ReactNode;
  /** The dialog that is open over the list. */
  readonly children?: ReactNode;
}

const rowId = ({ id }: Numbered) => String(id);

/** A page that is one list: title and actions, filters, the rows, how many were found and the way to the other pages. */
export function PagedTable<Row extends Numbered>(props: PagedTableProps<Row>) {
  const { rows, page, pageSize, onChange, foundText, heading, actions, filters, children, ...table } = props;
  const { list, isLoading, error, retry } = rows;
  const translate = useTranslate();
  const found = list?.foundCount;
  return (
    <>
      <PageColumn>
        <PageHead>
          {heading}
          {actions}
        </PageHead>
        {filters}
        <Table
          skeletonRows={6}
          {...table}
          rowId={rowId}
          rows={list?.entries ?? []}
          totalCount={found}
          rowOffset={(page - 1) * pageSize}
          maxHeight="none"
          isLoading={isLoading}
          error={error ? { message: problemText(error, translate), onRetry: retry } : undefined}
          footer={
            <ListFooter
              foundText={foundText}
              foundCount={found}
              page={page}
              pageSize={pageSize}
              isLoading={isLoading}
              onChange={onChange}
            />
          }
        />
      </PageColumn>
      {children}
    </>
  );
}
