import type { DeliveryProduct } from './delivery.types.js';

/** Reads the products of a delivery; JSON that cannot be read yields an empty list (specification 2 section 4), and so does a line. */
export function parseDeliveryProducts(text: string): readonly DeliveryProduct[] {
  const list = listOf(text);
  return list.flatMap((entry) => {
    const { id, name, qty } = (entry ?? {}) as Partial<Record<keyof DeliveryProduct, unknown>>;
    const units = Number(qty);
    if (typeof id !== 'string' || id === '' || !Number.isSafeInteger(units) || units <= 0) return [];
    return [{ id, name: typeof name === 'string' ? name : '', qty: units }];
  });
}

/** The JSON text products are stored and sent as. */
export function formatDeliveryProducts(products: readonly DeliveryProduct[]): string {
  return JSON.stringify(products.map(({ id, name, qty }) => ({ id, name, qty })));
}

function listOf(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** How much of an announced line has come: red, yellow and green on the screen (specification 2 section 4). */
export type DeliveredShare = 'none' | 'part' | 'all';

/** Compares what was booked in with what was announced; more than announced counts as all of it. */
export function deliveredShare(booked: number, announced: number): DeliveredShare {
  if (booked <= 0) return 'none';
  return booked >= announced ? 'all' : 'part';
}
