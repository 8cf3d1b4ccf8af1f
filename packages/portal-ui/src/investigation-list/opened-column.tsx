import { DEFAULT_TIME_ZONE, formatInstant } from '@kontor/portal-core/dates';
import type { Translate } from '@kontor/portal-core/i18n';
import type { Order } from '@kontor/portal-core/orders';
import { RelativeTime, useNow } from '../comments/index.js';
import type { Column } from '../table/index.js';

/** Column with the time since an investigation was opened. Ascending order starts with the one open for longest. */
export function openedColumn(translate: Translate): Column<Order> {
  return {
    id: 'investigationOpened',
    card: 'named-half',
    isSortable: true,
    header: translate('investigations.openedAt'),
    width: 120,
    leastWidth: 112,
    text: ({ investigationOpenedAt: instant }) => (instant === null ? '' : exactly(instant)),
    renderCell: ({ investigationOpenedAt: instant }) => instant !== null && <OpenedCell instant={instant} />,
  };
}

function OpenedCell({ instant }: { readonly instant: string }) {
  const now = useNow();
  return (
    <span title={exactly(instant)}>
      <RelativeTime instant={instant} now={now} />
    </span>
  );
}

const exactly = (instant: string): string => formatInstant(Date.parse(instant), DEFAULT_TIME_ZONE);
