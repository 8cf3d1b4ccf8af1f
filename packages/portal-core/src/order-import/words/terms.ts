import { foldText } from './fold.js';

const DAYS = String.raw`\d{1,3} (?:werk)?tage?n?`;
const WITHIN = String.raw`(?:innerhalb|binnen|in)(?: von)? ${DAYS}`;
const BEHIND_PAYABLE = String.raw`(?: nach rechnungserhalt| nach rechnungsdatum| ab rechnungsdatum| rein netto| netto| netto kasse| ohne abzug| ohne abzuege)*`;
const OF_SALE = String.raw`(?:(?:allgemeine[nr]? |allg )?(?:geschaefts|liefer|verkaufs|zahlungs)\S*bedingungen|agbs?)`;
const FAULTS = String.raw`(?:irrtum|irrtuemer|druckfehler|aenderungen|zwischenverkauf|preisaenderungen|satzfehler)`;
const GOODS = String.raw`(?:die )?(?:gelieferte[nr]? )?(?:ware|waren|goods|the goods)`;

/** What forms print below their items on payment and law, a sentence each, as folded words. */
const TERMS = [
  String.raw`(?:zahlbar|zahlung|zahlungsziel|zahlungsbedingungen?)(?: sofort)?(?: ${WITHIN}| ${DAYS})${BEHIND_PAYABLE}`,
  String.raw`${DAYS} (?:rein )?netto`,
  String.raw`(?:bei zahlung ${WITHIN} )?\d{1,2}(?: \d)? (?:prozent )?skonto(?: bei zahlung)?(?: ${WITHIN})?`,
  String.raw`es gelten (?:ausschliesslich )?(?:unsere|die) ${OF_SALE}(?: in der jeweils gueltigen fassung)?`,
  String.raw`unsere ${OF_SALE} (?:gelten|finden sie (?:unter|auf) \S+(?: \S+){0,3})`,
  String.raw`${GOODS} (?:bleibt|bleiben) bis zur vollstaendigen (?:be)?zahlung (?:unser eigentum|eigentum \S+(?: \S+){0,3})`,
  String.raw`(?:es gilt (?:ein )?)?(?:verlaengerter )?eigentumsvorbehalt`,
  String.raw`(?:erfuellungsort(?: und gerichtsstand)?|gerichtsstand)(?: ist)? \S+(?: \S+)?`,
  String.raw`${FAULTS}(?:(?: und| oder)? ${FAULTS})* vorbehalten`,
  String.raw`(?:lieferung )?frei haus(?: ab \d{1,5}(?: \d\d)?(?: eur| euro)?(?: warenwert| bestellwert)?)?`,
  String.raw`(?:payable|payment(?: due)?) within \d{1,3} days(?: net| of invoice| of invoice date)?`,
  String.raw`(?:payment )?(?:terms )?(?:net \d{1,3}(?: days)?|\d{1,3} days net)`,
  String.raw`our (?:general )?terms and conditions(?: of sale)? apply`,
  String.raw`${GOODS} remain our property until (?:paid in full|full payment)`,
  String.raw`errors and omissions excepted|e oe`,
].map((pattern) => new RegExp(`^(?:${pattern})$`, 'u'));

const MOST = 300;
/** Where a sentence ends: behind it another one begins with a capital letter or a number. */
const END = /(?<!\ballg)[.;!]+\s+(?=[\p{Lu}\d])|\n+/giu;

/** Whether a text is nothing but terms of payment and law, as forms print them below their items. */
export function isTerms(text: string): boolean {
  if (text.length > MOST) return false;
  const sentences = text.split(END).map(plain);
  const said = sentences.filter((sentence) => sentence !== '');
  return said.length > 0 && said.every((sentence) => TERMS.some((term) => term.test(sentence)));
}

const plain = (sentence: string): string =>
  foldText(sentence)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
