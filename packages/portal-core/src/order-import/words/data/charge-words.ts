/**
 * Words that name postage, a discount, a fee, a deposit or a tax; folded. None asks for anything: cash on delivery, an insurance, a wish for
 * a day or a wrapping does.
 */
export const CHARGE_WORDS = `
  versand porto fracht lieferung shipping postage freight delivery handling rabatt nachlass skonto discount gebuehr gebuehren fee fees
  surcharge zuschlag aufschlag pfand deposit trinkgeld tip spende donation mwst ust mehrwertsteuer umsatzsteuer vat tax taxes rundung rounding
  port livraison remise consigne verzending verzendkosten korting statiegeld spedizione sconto wysylka dostawa rabat kaucja fragt moms`;

/** Beginnings and endings of longer words that name one: `Mindermengenzuschlag`, `Liefergebühr`. */
export const CHARGE_BEGINNINGS = `
  versand porto fracht liefer lieferungs transport verpackungs zustell bearbeitungs abwicklungs zahlungs mindermengen kleinmengen handling service
  insel express paypal paletten energie sperrgut auslands maut diesel treibstoff`;
export const CHARGE_ENDINGS = `kosten pauschale gebuehr gebuehren zuschlag aufschlag anteil`;

/** Endings of words for a discount, which may have a code beside it, and for a deposit. */
export const DISCOUNT_ENDINGS = `rabatt nachlass discount korting sconto remise rabat`;
export const DEPOSIT_ENDING = 'pfand';

/** Words for a voucher, which is a charge where it is taken off, and an article where it is bought. */
export const VOUCHER_WORDS = `gutschein gutscheincode voucher coupon promo promotion geschenkgutschein cadeaubon buono`;

/** Words beside them that change nothing. */
export const CHARGE_FILLERS = `
  dhl dpd gls ups hermes fedex tnt postnl bpost deutsche post paket paeckchen parcel package brief letter warenpost standard express economy normal regular
  national international inland ausland domestic deutschland germany oesterreich austria schweiz switzerland eu europa europe de at ch
  und and et en e i de di der die das des du la le the fuer for per mit with via by of auf bis ab from to zzgl inkl incl abzgl frei free gratis kostenlos kostenfrei
  kosten cost costs charge charges spese frais rate flat pauschal pauschale anteil verpackung packing packaging emballage
  einweg mehrweg flasche flaschen kasten kiste dose dosen glas bottle bottles prozent percent eur euro chf kg netto brutto satz
  bestellung order auftrag neukunde neukunden stammkunde kunde customer mengen menge newsletter code paypal klarna zahlung zahlungsart payment kreditkarte`;

/** Beginnings and ends of words that may name one, and whole words: what a row with them is, is asked; `_` stands for a space. Folded. */
export const MAYBE_CHARGE_BEGINNINGS = `
  versand porto fracht shipping postage freight delivery gutschein rabatt nachlass skonto discount voucher coupon promo nachnahme zuschlag aufschlag aufpreis
  gebuehr surcharge zahlungsart payment transaction transaktion geschenkverpackung gift_wrap giftwrap trinkgeld spende donation mwst mehrwertsteuer umsatzsteuer`;
export const MAYBE_CHARGE_ENDINGS = `versand kosten porto gutschein rabatt nachlass zuschlag aufschlag aufpreis gebuehr pauschale`;
export const MAYBE_CHARGE_WORDS = `fee fees ust vat tax`;
