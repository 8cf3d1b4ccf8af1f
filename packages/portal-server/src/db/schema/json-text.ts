declare const held: unique symbol;

/** A text in JSON, of which the type says what it holds. Only `jsonText` makes one. */
export type JsonText<Held> = string & { readonly [held]: Held };

/** Returns the value as JSON, to be stored in a column of that JSON. */
export const jsonText = <Held>(value: Held): JsonText<Held> => JSON.stringify(value) as JsonText<Held>;

/** Returns the value of a stored JSON text. It is not checked again: it was typed when it was stored. */
export const parseJson = <Held>(text: JsonText<Held>): Held => JSON.parse(text) as Held;
