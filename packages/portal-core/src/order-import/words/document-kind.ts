import { saysCancelled } from './cancelled-row.js';

/** Whether a text names a kind of document that is an order. */
export const isKindOfOrder = (text: string): boolean =>
  /bestell|auftrag|order|verkauf|sale|kauf|standard|normal/i.test(text);

/** What a document is called that is sent from. */
const SENT_FROM =
  /^(?:(?:neu|nach|erst|online|kunden|verkaufs|web|shop)?-?(?:bestellung|auftrag)|verkauf|kauf|rechnung|lieferung|(?:(?:new|sales|purchase|web|online|customer) )?orders?|sales?|purchase|invoice)$/i;

/** Whether the texts of a column are kinds of documents: some of orders, and some of what is not sent, as offers and returns. */
export const areKindsOfDocuments = (texts: readonly string[]): boolean =>
  texts.some((text) => SENT_FROM.test(text.trim())) && texts.some((text) => saysCancelled(text.trim()));

/** Kinds of documents that are no orders to be sent, or need not be. */
const NO_ORDER =
  /^(?:umlagerung|umbuchung|waren(?:ein|aus)gang|inventur|rahmen(?:vertrag|auftrag)|abruf|(?:preis)?anfrage|inquiry|rfq|kommissionsware|konsignation|bestellvorschlag|warenkorb|cart|wunschliste|wishlist|einkauf|(?:lieferanten|einkaufs)bestellung|purchase order|zugang|abgang|angebot|offerte?|kostenvoranschlag|quot(?:e|ation)|proforma.*|eingang|mahnung|reminder|lieferschein|delivery note|rechnung|invoice|vorbestellung|pre-?order|muster|sample|gutschrift|credit note|retoure|returns?|reparatur|leihgabe|gu|rk|an|ls|re)$/iu;

/** What became of orders, or where they go from, where none of a file is to be sent. */
const NOT_SENT =
  /^(?:(?:(?:schon|bereits) )?(?:erledigt|erfolgt|abgewickelt|abgeschlossen|ausgeliefert)|nur rechnung|an filiale|streckenlieferung|streckengesch(?:ä|ae)ft|strecke|drop-?ship(?:ping|ment)?|bestellung an lieferant(?:en)?|(?:already )?(?:done|completed)|invoice only)$/iu;

/** Whether texts say for a whole file that nothing of it is to be sent from here. */
export const areNotSent = (texts: readonly string[]): boolean =>
  texts.length > 0 && texts.every((text) => NOT_SENT.test(text.trim()));

/** Whether texts are one kind of document, which is no order, for a whole file. */
export const areNoOrders = (texts: readonly string[]): boolean =>
  texts.length > 0 && texts.every((text) => NO_ORDER.test(text.trim()));
