import { judgeStockReport, type StockReport } from '@kontor/portal-core/erp-link';
import { cleanText } from '@kontor/portal-core/validation';
import { foldCase } from '../db/index.js';
import { UNNAMED_PLACE, type NewStockPlace, type StockPlace } from '../erp/index.js';

type Place = StockPlace | NewStockPlace;

/** A report, and the product and the warehouse that it is about. */
export interface ShelfReport {
  readonly report: StockReport;
  readonly productId: number;
  readonly warehouseId: number;
}

const NO_SOURCE = { source_version: null, source_time: null };

/** All places of some products, to which reports are applied one after the other. */
export class StockShelves {
  private readonly places: Place[];
  /** Indexes in `places` by product. */
  private readonly byProduct = new Map<number, number[]>();

  constructor(private readonly found: readonly StockPlace[]) {
    this.places = [...found];
    found.forEach(({ product_id }, at) => this.note(product_id, at));
  }

  /** Applies a report. Of a whole warehouse the first place takes the difference. */
  report({ report, productId, warehouseId }: ShelfReport) {
    const own = (this.byProduct.get(productId) ?? []).filter((at) =>
      isMeant(this.places[at]!, report, warehouseId),
    );
    const first = own[0] === undefined ? undefined : this.places[own[0]];
    const sum = (field: 'available' | 'reserved') =>
      own.reduce((all, at) => all + this.places[at]![field], 0);
    const stock = { available: sum('available'), reserved: sum('reserved'), mark: first ?? NO_SOURCE };
    const { result, stock: after } = judgeStockReport(stock, report);
    if (after !== stock) {
      const { source_version, source_time } = after.mark;
      const more = after.available - stock.available;
      const place = first ?? newPlace({ report, productId, warehouseId });
      const changed = { ...place, available: place.available + more, source_version, source_time };
      this.put(own[0] ?? this.places.length, changed);
    }
    return { result, available: after.available };
  }

  /** The places that reports changed, and those that they added. */
  changes() {
    const changed = this.found.flatMap((was, at) => {
      const now = this.places[at];
      return now !== was && now !== undefined && 'id' in now ? [{ was, now }] : [];
    });
    return { changed, added: this.places.slice(this.found.length).filter(isNew) };
  }

  private put(at: number, place: Place): void {
    if (at === this.places.length) this.note(place.product_id, at);
    this.places[at] = place;
  }

  private note(productId: number, at: number): void {
    this.byProduct.set(productId, [...(this.byProduct.get(productId) ?? []), at]);
  }
}

const isNew = (place: Place): place is NewStockPlace => !('id' in place);

/** Whether a report is about a place: the named one, or any of the warehouse. */
function isMeant({ warehouse_id, position }: Place, report: StockReport, warehouseId: number): boolean {
  if (warehouse_id !== warehouseId) return false;
  return report.position === undefined || foldCase(position) === foldCase(cleanText(report.position));
}

const newPlace = ({ report, productId, warehouseId }: ShelfReport): NewStockPlace => ({
  product_id: productId,
  warehouse_id: warehouseId,
  position: cleanText(report.position ?? '') || UNNAMED_PLACE,
  available: 0,
  reserved: 0,
  ...NO_SOURCE,
});
