import { Upload } from 'lucide-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslate } from '@kontor/portal-ui';
import { OrderImports, type ImportList } from '@kontor/portal-ui/order-import';
import { PageLink } from '../navigation/index.js';

/** The page of earlier imports. The URL holds the page and the import shown. */
export function OrderImportsPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const list: ImportList = { page: numberOf(search['page']) ?? 1, openId: numberOf(search['import']) };
  const show = ({ page, openId }: ImportList) =>
    void navigate({
      to: '/orders/imports',
      search: {
        ...(page > 1 && { page: String(page) }),
        ...(openId !== null && { import: String(openId) }),
      },
      replace: openId !== null && list.openId !== null,
      resetScroll: page !== list.page,
    });
  return (
    <OrderImports
      heading={<h1>{translate('shell.orderImports')}</h1>}
      list={list}
      onChange={show}
      onShowOrders={({ importId }) =>
        void navigate({ to: '/orders', search: { importId: String(importId) } })
      }
      actions={
        <PageLink to="/orders/import" data-variant="primary">
          <Upload aria-hidden="true" />
          {translate('shell.importOrders')}
        </PageLink>
      }
    />
  );
}

function numberOf(text: unknown): number | null {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
