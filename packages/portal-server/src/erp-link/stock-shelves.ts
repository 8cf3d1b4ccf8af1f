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

/** Places of some products, to which reports are applied one after the other. */
export class StockShelves {
  private readonly places: Place[];
  /** Indexes in `places` by product and warehouse. */
  private readonly byWarehouse = new Map<string, number[]>();
  private readonly placed: Set<number>;

  /**
   * @param found all places of some products in the warehouses that the reports name.
   * @param open pieces of open orders by product, for products without any place: nothing is reserved of them anywhere.
   */
  constructor(
    private readonly found: readonly StockPlace[],
    private readonly open: ReadonlyMap<number, number>,
  ) {
    this.places = [...found];
    this.placed = new Set(found.map(({ product_id }) => product_id));
    found.forEach((place, at) => this.note(place, at));
  }

  /** Applies a report. Of a whole warehouse the first place takes the difference, and all take its mark. */
  report(about: ShelfReport) {
    const own = this.meant(about);
    const [first] = own;
    const place = first === undefined ? this.newPlace(about) : this.places[first]!;
    const all = first === undefined ? [place] : own.map((at) => this.places[at]!);
    const sum = (field: 'available' | 'reserved') => all.reduce((whole, one) => whole + one[field], 0);
    const stock = { available: sum('available'), reserved: sum('reserved'), mark: newestOf(all) };
    const { result, stock: after } = judgeStockReport(stock, about.report);
    if (after !== stock) {
      const more = after.available - stock.available;
      const marked = { source_version: after.mark.source_version, source_time: after.mark.source_time };
      for (const at of own) this.places[at] = { ...this.places[at]!, ...marked };
      this.put(first ?? this.places.length, { ...place, available: place.available + more, ...marked });
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

  private meant({ report: { position }, productId, warehouseId }: ShelfReport): readonly number[] {
    const own = this.byWarehouse.get(keyOf(productId, warehouseId)) ?? [];
    if (position == null) return own;
    const wanted = foldCase(cleanText(position));
    return own.filter((at) => foldCase(this.places[at]!.position) === wanted);
  }

  /** The first place of a product takes what open orders have reserved. */
  private newPlace({ report, productId, warehouseId }: ShelfReport): NewStockPlace {
    const reserved = this.placed.has(productId) ? 0 : (this.open.get(productId) ?? 0);
    return {
      product_id: productId,
      warehouse_id: warehouseId,
      position: cleanText(report.position ?? '') || UNNAMED_PLACE,
      available: -reserved,
      reserved,
      ...NO_SOURCE,
    };
  }

  private put(at: number, place: Place): void {
    if (at === this.places.length) this.note(place, at);
    this.placed.add(place.product_id);
    this.places[at] = place;
  }

  private note({ product_id, warehouse_id }: Place, at: number): void {
    const key = keyOf(product_id, warehouse_id);
    const own = this.byWarehouse.get(key);
    if (own === undefined) this.byWarehouse.set(key, [at]);
    else own.push(at);
  }
}

const keyOf = (productId: number, warehouseId: number): string => `${productId} ${warehouseId}`;

const isNew = (place: Place): place is NewStockPlace => !('id' in place);

/** The newest version and time of several places. */
function newestOf(places: readonly Place[]): Pick<Place, 'source_version' | 'source_time'> {
  const versions = places.flatMap(({ source_version }) => source_version ?? []);
  const times = places.flatMap(({ source_time }) => source_time ?? []).sort();
  return {
    source_version: versions.length === 0 ? null : versions.reduce((one, other) => Math.max(one, other)),
    source_time: times.at(-1) ?? null,
  };
}
