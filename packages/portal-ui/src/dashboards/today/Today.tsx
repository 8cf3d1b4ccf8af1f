import type { ResourceCode } from '@kontor/portal-core/access';
import { useTranslate } from '../../provider/index.js';
import { useAllowedResources } from '../../session/index.js';
import type { DashboardLinks } from '../dashboard-links.js';
import { LateDeliveries } from './LateDeliveries.js';
import { OpenErrors } from './OpenErrors.js';
import { OrdersToday } from './OrdersToday.js';
import { RunningOut } from './RunningOut.js';
import { SinceVisit } from './SinceVisit.js';
import { WaitingForYou } from './WaitingForYou.js';
import { Tiles } from './Tile.styles.js';

/** The tiles in their order, each with the resource that its number needs. */
const TILES = [
  { id: 'orders', resource: '/orders', Tile: OrdersToday },
  { id: 'since', resource: '/orders', Tile: SinceVisit },
  { id: 'waiting', resource: '/orders', Tile: WaitingForYou },
  { id: 'errors', resource: '/order-errors', Tile: OpenErrors },
  { id: 'late', resource: '/deliveries', Tile: LateDeliveries },
  { id: 'short', resource: '/products', Tile: RunningOut },
] as const satisfies readonly {
  readonly id: string;
  readonly resource: ResourceCode;
  readonly Tile: unknown;
}[];

/** The numbers of today, and of what needs somebody, as far as the user may see it. Each links to what it counts. */
export function Today({ links }: { readonly links: DashboardLinks }) {
  const translate = useTranslate();
  const resources = useAllowedResources();
  const allowed = TILES.filter(({ resource }) => resources?.has(resource));
  if (resources !== undefined && allowed.length === 0) return <p>{translate('dashboards.todayEmpty')}</p>;
  return (
    <Tiles>
      {allowed.map(({ id, Tile }) => (
        <Tile key={id} links={links} />
      ))}
    </Tiles>
  );
}
