import { useId } from 'react';
import type { DashboardWidget } from '@kontor/portal-core/dashboards';
import { useTranslate } from '../provider/index.js';
import type { HostWidgetKind } from './Dashboard.js';
import type { DashboardLinks } from './dashboard-links.js';
import { FailureBoundary } from '../primitives/index.js';
import { WidgetContent } from './WidgetContent.js';
import { WidgetBody, WidgetFrame, WidgetHead } from './WidgetFrame.styles.js';
import { wholeList, widgetFit, widgetTitle } from './widget-kinds.js';

interface WidgetProps {
  /** The widget's kind, place and size. */
  readonly widget: DashboardWidget;
  /** Addresses that the widget links to. */
  readonly links: DashboardLinks;
}

/** One widget with its heading. Errors inside it do not reach the page. */
export function Widget({ widget, links }: WidgetProps) {
  const translate = useTranslate();
  const id = useId();
  const fit = widgetFit(widget.kind);
  const scrolling = fit === 'chart' ? {} : { tabIndex: 0, role: 'group', 'aria-labelledby': id };
  return (
    <WidgetFrame aria-labelledby={id}>
      <WidgetHead>
        <h2 id={id}>{widgetTitle(widget, translate)}</h2>
        <MoreLink widget={widget} links={links} />
      </WidgetHead>
      <WidgetBody data-fit={fit} {...scrolling}>
        <FailureBoundary>
          <WidgetContent widget={widget} links={links} />
        </FailureBoundary>
      </WidgetBody>
    </WidgetFrame>
  );
}

/** A widget defined by the host, in the same frame. */
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

/** Link to the complete list of which the widget shows the first five entries. */
function MoreLink({ widget, links }: WidgetProps) {
  const translate = useTranslate();
  const whole = wholeList(widget.kind);
  if (whole === undefined) return null;
  return (
    <a href={links[whole.link]} aria-label={translate(whole.name)}>
      {translate('dashboards.showAll')}
    </a>
  );
}
