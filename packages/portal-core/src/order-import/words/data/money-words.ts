/** Words in headers of prices and sums, whose sign tells an order from a credit note. */
export const MONEY_WORDS = `
  preis price betrag betraege summe sum total totals gesamt amount wert value umsatz revenue brutto netto gross net subtotal
  zwischensumme endbetrag endsumme warenwert ep gp`;

/** Parts of headers of money that may be negative in any order: discounts, fees, taxes, balances, corrections. */
export const SIGNED_MONEY_WORDS = `
  rabatt discount nachlass gutschein voucher coupon promo skonto bonus punkte points gebuehr fee kosten cost steuer tax mwst ust vat
  refund erstatt saldo balance marge margin gewinn profit provision commission differenz difference anzahlung deposit versand shipping
  gift zuschlag aufschlag adjust korrektur auszahlung payout rundung rounding gewicht weight bestand stock temperatur credit`;
