import type { DeliveryProduct } from './delivery.types.js';

/**
 * Parses the products of a delivery. JSON that cannot be read gives an empty list (specification 2 section 4); lines that cannot be read
 * are left out. U+0000, which no database can look for, is the replacement character.
 */
export function parseDeliveryProducts(text: string): readonly DeliveryProduct[] {
  return productLinesOf(text).flatMap(({ id, name, qty }) => {
    const units = Number(qty);
    if (typeof id !== 'string' || id === '' || !Number.isSafeInteger(units) || units <= 0) return [];
    return [{ id: id.replaceAll('\0', '\ufffd'), name: typeof name === 'string' ? name : '', qty: units }];
  });
}

/** Serialises products to the JSON text that is stored and sent. */
export function formatDeliveryProducts(products: readonly DeliveryProduct[]): string {
  return JSON.stringify(products.map(({ id, name, qty }) => ({ id, name, qty })));
}

type ProductLine = Partial<Record<keyof DeliveryProduct, unknown>>;

/** The lines as they were sent, readable or not; none when the text is no list. */
export function productLinesOf(text: string): readonly ProductLine[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.map((entry) => (entry ?? {}) as ProductLine) : [];
  } catch {
    return [];
  }
}
