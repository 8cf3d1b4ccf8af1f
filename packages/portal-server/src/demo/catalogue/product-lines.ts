/** One product of the demo catalogue. */
export interface DemoProduct {
  readonly number: string;
  readonly name: string;
  /** Sales price with tax, in the merchant's currency. */
  readonly price: number;
  /** Unit of sale as the ERP names it (`Einheit`). */
  readonly unit: string;
  /** Kilograms. */
  readonly weight: number;
  /** Customs tariff number (`Zolltarifnummer`). */
  readonly tariff: string;
  /**
   * How often it is ordered compared with the merchant's other products: 1 seldom, 10 the best seller; 0 for a new product at the end of
   * the list that was never ordered.
   */
  readonly popularity: number;
  /** 13 digits with a right check digit. */
  readonly ean: string;
}

/** The thirteenth digit of an EAN-13 (GS1 General Specifications, 7.9). */
export function eanCheckDigit(twelve: string): number {
  const sum = [...twelve].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/**
 * Reads lines of `number | name | price | unit | kilograms | tariff number | popularity`. The EANs count up behind the merchant's
 * seven-digit company prefix.
 */
export function readProductLines(eanPrefix: string, lines: string): readonly DemoProduct[] {
  return lines
    .trim()
    .split('\n')
    .map((line, index) => {
      const cells = line.split('|').map((cell) => cell.trim());
      const [number = '', name = '', price, unit = '', weight, tariff = '', popularity] = cells;
      const twelve = eanPrefix + String(10_010 + index * 17).padStart(5, '0');
      return {
        number,
        name,
        price: Number(price),
        unit,
        weight: Number(weight),
        tariff,
        popularity: Number(popularity),
        ean: twelve + eanCheckDigit(twelve),
      };
    });
}
