/** Whether a text names a kind of document that is an order. */
export const isKindOfOrder = (text: string): boolean =>
  /bestell|auftrag|order|verkauf|sale|kauf|standard|normal/i.test(text);
