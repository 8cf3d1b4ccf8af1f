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
