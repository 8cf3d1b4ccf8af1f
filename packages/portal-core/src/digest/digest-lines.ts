import { deliveryFilter, lateDeliveries, type DeliveryStatus } from '../deliveries/index.js';
import type { TextKey } from '../i18n/index.js';
import { orderFilter } from '../orders/index.js';

/** The kinds of news that a daily e-mail tells, in its order. */
const DIGEST_KINDS = ['orders', 'errors', 'waiting', 'late', 'imports'] as const;
type DigestKind = (typeof DIGEST_KINDS)[number];

/** How much there is of a kind. */
export interface DigestCount {
  /** What has come since the person was told last. */
  readonly fresh: number;
  /** What there is now, of kinds that wait for somebody: the older ones with them. */
  readonly all: number;
  /** Of overdue deliveries the first status that has any: a list shows one status. */
  readonly status?: DeliveryStatus;
  /** Of new orders the number of the last one that is not; 0 when there was none. */
  readonly afterId?: number;
}
/** The numbers of each kind that the person may see. */
export type DigestNews = Readonly<Partial<Record<DigestKind, DigestCount>>>;

/** One line of a daily e-mail: its text, which takes `count`, and the path of the list that it counts. */
export interface DigestLine extends DigestCount {
  readonly text: TextKey;
  readonly path: string;
}

/** The lines of a daily e-mail on the ISO day `today`; none when nothing has happened since the person was told last. */
export function digestLines(news: DigestNews, today: string): readonly DigestLine[] {
  const told = DIGEST_KINDS.flatMap((kind): DigestLine[] => {
    const count = news[kind];
    return count === undefined || count.all === 0 ? [] : [{ ...count, ...LINES[kind](count, today) }];
  });
  return told.some(({ fresh }) => fresh > 0) ? told : [];
}

type Place = Pick<DigestLine, 'text' | 'path'>;
const LINES: Readonly<Record<DigestKind, (count: DigestCount, today: string) => Place>> = {
  orders: ({ afterId = 0 }) => ({
    text: 'digest.orders',
    path: afterId === 0 ? '/orders' : address('/orders', orderFilter.toSearch({ othersAfter: afterId })),
  }),
  errors: () => ({ text: 'digest.errors', path: '/order-errors' }),
  waiting: () => ({
    text: 'digest.waiting',
    path: address('/investigations', orderFilter.toSearch({ investigationWaiting: true })),
  }),
  late: ({ status = 'OPEN' }, today) => ({
    text: 'digest.late',
    path: address('/deliveries', deliveryFilter.toSearch(lateDeliveries(status, today))),
  }),
  imports: () => ({ text: 'digest.imports', path: '/orders/imports' }),
};

const address = (path: string, search: Readonly<Record<string, string>>): string =>
  `${path}?${Object.entries(search)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
