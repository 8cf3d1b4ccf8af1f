import { insertSet, type Writer } from '../db/index.js';
import { DEMO_MERCHANTS } from './merchants.js';
import { createRandom, weighted, type Random } from './random.js';

/** The demand for a product that follows from the orders. */
export interface Demand {
  /** Units sold a day, on average. */
  daily: number;
  /** Units reserved for open and held orders. */
  reserved: number;
}
/** Demand by merchant and product number, with the key of `demandKey`. */
export type Demands = ReadonlyMap<string, Demand>;
export const demandKey = (merchantErpId: number, productNumber: string): string =>
  `${merchantErpId}/${productNumber}`;

const WAREHOUSES = ['Lager Kufstein', 'Lager Hamburg-Billbrook', 'Lager Pratteln'];
const SEED = 7_411;

/** Number of days that the available stock lasts: weeks for most products, hardly until the weekend for some, none for others. */
const daysOfStock = weighted<readonly [low: number, high: number]>([
  [[0, 0], 0.06],
  [[1, 6], 0.1],
  [[7, 20], 0.2],
  [[21, 70], 0.46],
  [[71, 160], 0.18],
]);

const STOCK_COLUMNS = {
  product_id: 'integer',
  warehouse_id: 'integer',
  position: 'text',
  available: 'integer',
  reserved: 'integer',
} as const;

/**
 * Stores the warehouses and their stock: each merchant's goods in the nearest warehouse, some of them in a second and third. It runs after
 * the orders are stored, whose reservations it shows.
 */
export async function insertStock(trx: Writer, demands: Demands): Promise<void> {
  await trx('erp_warehouses').insert(WAREHOUSES.map((name) => ({ name })));
  const warehouses = await trx<{ id: number; name: string }>('erp_warehouses').select('id', 'name');
  const products = await trx<{ id: number; merchant_erp_id: number; product_number: string }>('erp_products')
    .select('id', 'merchant_erp_id', 'product_number')
    .orderBy('id');
  const idOf = new Map(warehouses.map(({ id, name }) => [name, id]));
  const random = createRandom(SEED);
  const rows = products.flatMap(({ id, merchant_erp_id, product_number }) => {
    const home = DEMO_MERCHANTS.findIndex(({ erpId }) => erpId === merchant_erp_id);
    const demand = demands.get(demandKey(merchant_erp_id, product_number)) ?? { daily: 0.2, reserved: 0 };
    return places(demand, random).map(([available, reserved], index) => {
      const warehouse = WAREHOUSES[(home + index) % WAREHOUSES.length]!;
      return [id, idOf.get(warehouse)!, position(random), available, reserved];
    });
  });
  await insertSet(trx, { table: 'erp_stock', columns: STOCK_COLUMNS }, rows);
}

/** Available and reserved units of one product by warehouse, the nearest first. All reservations are in the first. */
function places({ daily, reserved }: Demand, random: Random): readonly (readonly [number, number])[] {
  const [low, high] = daysOfStock(random);
  const total = Math.round(Math.max(daily, 0.2) * (low + random.next() * (high - low)));
  const second = total > 20 && random.chance(0.45) ? Math.round(total * 0.25) : 0;
  const third = second > 0 && random.chance(0.3) ? Math.round(total * 0.1) : 0;
  const first: readonly [number, number] = [total - second - third, reserved];
  return [first, ...[second, third].filter((units) => units > 0).map((units) => [units, 0] as const)];
}

function position(random: Random): string {
  const shelf = String(random.int(1, 24)).padStart(2, '0');
  return `${random.pick(['A', 'B', 'C', 'D', 'K'])}-${shelf}-${String(random.int(1, 5)).padStart(2, '0')}`;
}
