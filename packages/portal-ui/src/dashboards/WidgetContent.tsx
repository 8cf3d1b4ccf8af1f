import { Suspense } from 'react';
import type { DashboardWidget } from '@kontor/portal-core/dashboards';
import { isBlankHtml } from '@kontor/portal-core/rich-text';
import { styled } from 'styled-components';
import { LatestPosts } from '../blog/index.js';
import { LatestOrders } from '../orders/index.js';
import { lazyPart, LoadingNote } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { color } from '../theme/index.js';
import type { DashboardLinks } from './dashboard-links.js';
import { OrdersChart } from './OrdersChart.js';

const LatestDeliveries = lazyPart(() =>
  import('../deliveries/LatestDeliveries.js').then((module) => module.LatestDeliveries),
);
const Today = lazyPart(() => import('./today/Today.js').then((module) => module.Today));
const RichText = lazyPart(() => import('../editor/RichText.js').then((module) => module.RichText));

interface WidgetContentProps {
  readonly widget: DashboardWidget;
  readonly links: DashboardLinks;
}

/** The content of a widget. Each kind fetches its own data. */
export function WidgetContent({ widget, links }: WidgetContentProps) {
  switch (widget.kind) {
    case 'today':
      return (
        <Suspense fallback={<LoadingNote />}>
          <Today links={links} />
        </Suspense>
      );
    case 'orders_chart':
      return <OrdersChart />;
    case 'latest_orders':
      return <LatestOrders />;
    case 'latest_deliveries':
      return (
        <Suspense fallback={<LoadingNote />}>
          <LatestDeliveries hrefOf={links.delivery} />
        </Suspense>
      );
    case 'latest_posts':
      return <LatestPosts postHref={links.post} />;
    case 'html_card':
      return <Card html={widget.html ?? ''} />;
  }
}

function Card({ html }: { readonly html: string }) {
  const translate = useTranslate();
  if (isBlankHtml(html)) return <Quiet>{translate('dashboards.emptyCard')}</Quiet>;
  return (
    <Suspense fallback={<LoadingNote />}>
      <RichText html={html} />
    </Suspense>
  );
}

const Quiet = styled.p`
  color: ${color('ink-subtle')};
`;
