import { describe, expect, it } from 'vitest';
import { judgeProductReport, validateProductReport, type ReportedProduct } from './product-report.rules.js';
import type { ProductReport } from './product-report.types.js';
import { NOTHING_SAID } from './said-mark.types.js';

const NONE: ReportedProduct = { product: null, mark: NOTHING_SAID };
const aReport = (different: Partial<ProductReport> = {}): ProductReport => ({
  product_number: 'TASSE-1',
  name: 'Tasse',
  price: 4,
  unit: 'Stk',
  weight: 0.3,
  ...different,
});
const stored = judgeProductReport(NONE, aReport()).reported;

describe('a report of a product', () => {
  it('creates one that is not known, in the form in which it is stored', () => {
    expect(stored.product).toMatchObject({
      id: 'TASSE-1',
      priceCents: 400,
      weightGrams: 300,
      status: 'aktiv',
    });
    expect(stored.mark.said).toEqual({ name: 'Tasse', price: '4.00', unit: 'Stk', weight: '0.300' });
  });

  it('changes nothing when it says the same in other words', () => {
    const again = judgeProductReport(stored, aReport({ price: '4,00', weight: '0.300', name: ' Tasse ' }));
    expect(again).toMatchObject({ result: 'unchanged', kept: [] });
    expect(again.reported).toBe(stored);
  });

  it('empties a field by an empty text, and says nothing of one by null', () => {
    const { reported } = judgeProductReport(stored, aReport({ ean: '4006381333931' }));
    expect(judgeProductReport(reported, aReport({ ean: null })).reported.product?.ean).toBe('4006381333931');
    expect(judgeProductReport(reported, aReport({ ean: '' })).reported.product?.ean).toBe('');
    expect(judgeProductReport(stored, aReport({ unit: '' })).issues).toEqual([
      { path: 'unit', code: 'required' },
    ]);
  });

  it('keeps a field that a person changed while the ERP only repeats itself, and no other', () => {
    const changed = {
      ...stored,
      product: stored.product && { ...stored.product, name: 'Becher', unit: 'Kiste' },
    };
    const judged = judgeProductReport(changed, aReport({ price: 5, unit: 'Karton' }));
    expect(judged).toMatchObject({ result: 'applied', kept: ['name'] });
    expect(judged.reported.product).toMatchObject({ name: 'Becher', priceCents: 500, unit: 'Karton' });
  });

  it.each(['Ta\ud83dsse', 'Ta\ufffdsse', 'Ta\0sse'])(
    'is refused for what no database stores, or what stands for it, and for a time without a zone: %j',
    (name) => {
      const broken = aReport({ name, source_time: '2026-11-28T08:00:00' });
      expect(
        validateProductReport(broken, Date.UTC(2026, 10, 28)).map(({ path, code }) => [path, code]),
      ).toEqual([
        ['name', 'damagedCharacter'],
        ['source_time', 'instantWithZone'],
      ]);
    },
  );
});
