import type { Reading } from '../../order-import.types.js';
import { ColouredRows } from '../not-to-send/coloured-rows.js';
import { CounterAmounts } from '../not-to-send/counter-amounts.js';
import { FreeParts } from '../not-to-send/free-parts.js';
import { ListedOrders } from '../not-to-send/listed-orders.js';
import { NegativeAmounts } from '../not-to-send/negative-amounts.js';
import { OtherDeliveries } from '../not-to-send/other-deliveries.js';
import { SaidForAll } from '../not-to-send/said-for-all.js';
import type { OrderGroup } from '../orders/order-group.js';
import { SwappedColumns } from './swapped-columns.js';

/** Raises what the numbers of a row, their columns, or another recipient say against its order. */
export class RowDoubts {
  private readonly amounts: NegativeAmounts;
  private readonly counters: CounterAmounts;
  private readonly free: FreeParts;
  /** Null for the portal's own downloads. */
  private readonly others: OtherDeliveries | null;
  private readonly coloured: ColouredRows;
  private readonly listed: ListedOrders;
  private readonly saidForAll: SaidForAll;
  /** Null for the portal's own downloads, which nothing moves. */
  private readonly swapped: SwappedColumns | null;

  constructor(reading: Pick<Reading, 'mapping' | 'header' | 'dialect'>, isOwn: boolean) {
    this.amounts = new NegativeAmounts(reading);
    this.counters = new CounterAmounts(reading);
    this.free = new FreeParts(reading);
    this.coloured = new ColouredRows(reading);
    this.listed = new ListedOrders(reading);
    this.saidForAll = new SaidForAll(reading);
    this.others = isOwn ? null : new OtherDeliveries(reading);
    this.swapped = isOwn ? null : new SwappedColumns(reading);
  }

  row(group: OrderGroup, cells: readonly string[], line: number): void {
    group.object(this.amounts.issueOf(group, cells, line) ?? this.swapped?.issueOf(cells, line));
    group.object(this.counters.issueOf(group, cells, line) ?? this.free.issueOf(group, cells, line));
    group.object(this.others?.issueOf(cells, line) ?? this.saidForAll.issueOf(cells, line));
    group.object(this.coloured.issueOf(line) ?? this.listed.issueOf(group.id, line));
  }
}
