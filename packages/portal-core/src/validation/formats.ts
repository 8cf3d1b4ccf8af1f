const EMAIL = /^[^\s@<>(),;:"]+@[^\s@.<>(),;:"]+(?:\.[^\s@.<>(),;:"]+)+$/;

/** Whether the text has the form of an e-mail address: one `@`, a dot in the domain, no spaces or separators. */
export const isEmail = (text: string): boolean => EMAIL.test(text);

/** Whether the text is an address that a browser opens as a page; no other address may be in a link. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/?#]+\S*$/i.test(text);
