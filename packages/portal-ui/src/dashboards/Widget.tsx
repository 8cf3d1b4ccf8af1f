import { useId } from 'react';
import type { DashboardWidget } from '@kontor/portal-core';
import { useTranslate } from '../provider/index.js';
import type { HostWidgetKind } from './Dashboard.js';
import type { DashboardLinks } from './dashboard-links.js';
import { FailureBoundary } from '../primitives/feedback/FailureBoundary.js';
import { WidgetContent } from './WidgetContent.js';
import { WidgetBody, WidgetFrame, WidgetHead } from './WidgetFrame.styles.js';
import { widgetTitle } from './widget-kinds.js';

interface WidgetProps {
  /** What it is, where it stands and how large it is. */
  readonly widget: DashboardWidget;
  /** Where its links lead. */
  readonly links: DashboardLinks;
}

/** One widget with its heading. Whatever happens inside it stays inside it. */
export function Widget({ widget, links }: WidgetProps) {
  const translate = useTranslate();
  const id = useId();
  // A chart fits itself in; everything else may be more than fits.
  const isScrollable = widget.kind !== 'orders_chart';
  const scrolling = isScrollable ? { tabIndex: 0, role: 'group', 'aria-labelledby': id } : {};
  return (
    <WidgetFrame aria-labelledby={id}>
      <WidgetHead>
        <h2 id={id}>{widgetTitle(widget, translate)}</h2>
        <MoreLink widget={widget} links={links} />
      </WidgetHead>
      <WidgetBody data-kind={widget.kind} {...scrolling}>
        <FailureBoundary>
          <WidgetContent widget={widget} links={links} />
        </FailureBoundary>
      </WidgetBody>
    </WidgetFrame>
  );
}

/** A widget of the host's own, in the same frame. */
export function HostWidget({ kind }: { readonly kind: HostWidgetKind }) {
  const id = useId();
  const Content = kind.render;
  return (
    <WidgetFrame aria-labelledby={id}>
      <WidgetHead>
        <h2 id={id}>{kind.title}</h2>
      </WidgetHead>
      <WidgetBody tabIndex={0} role="group" aria-labelledby={id}>
        <FailureBoundary>
          <Content />
        </FailureBoundary>
      </WidgetBody>
    </WidgetFrame>
  );
}

/** To the whole of what a widget shows the first five of. */
function MoreLink({ widget, links }: WidgetProps) {
  const translate = useTranslate();
  const whole = {
    latest_orders: [links.orders, 'dashboards.showAllOrders'],
    latest_deliveries: [links.deliveries, 'dashboards.showAllDeliveries'],
    latest_posts: [links.blog, 'dashboards.showAllPosts'],
    orders_chart: null,
    html_card: null,
  } as const;
  const to = whole[widget.kind];
  if (to === null) return null;
  return (
    <a href={to[0]} aria-label={translate(to[1])}>
      {translate('dashboards.showAll')}
    </a>
  );
}
