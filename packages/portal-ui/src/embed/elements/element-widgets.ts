import type { ComponentType } from 'react';
import { lazyPart } from '../../primitives/index.js';
import type { ElementWidgetProps } from './kinds/element-widget.js';
import type { Tag } from './element-description.js';

/** The widget of each element. The table of orders begins with the texts of a first load; what it opens brings the others. */
export const ELEMENT_WIDGETS: Readonly<Record<Tag, ComponentType<ElementWidgetProps>>> = {
  'kontor-orders-table': lazyPart(
    () => import('./kinds/OrdersElement.js').then((m) => m.OrdersElement),
    'first',
  ),
  'kontor-order-import': lazyPart(() => import('./kinds/ImportElement.js').then((m) => m.ImportElement)),
  'kontor-investigation': lazyPart(() =>
    import('./kinds/InvestigationElement.js').then((m) => m.InvestigationElement),
  ),
  'kontor-deliveries': lazyPart(() =>
    import('./kinds/DeliveriesElement.js').then((m) => m.DeliveriesElement),
  ),
  'kontor-dashboard': lazyPart(() => import('./kinds/DashboardElement.js').then((m) => m.DashboardElement)),
  'kontor-products': lazyPart(() => import('./kinds/ProductsElement.js').then((m) => m.ProductsElement)),
  'kontor-order-errors': lazyPart(() =>
    import('./kinds/OrderErrorsElement.js').then((m) => m.OrderErrorsElement),
  ),
};
