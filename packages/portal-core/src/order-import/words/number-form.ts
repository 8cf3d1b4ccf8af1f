/** How a number is written: its letters and signs, with any digits. `B-9` for `B-102`. */
export const numberForm = (text: string): string => text.replaceAll(/\d+/g, '9');

/** How a text is written, with any digits and letters: `a-9`. */
export const writtenForm = (text: string): string => numberForm(text).replaceAll(/\p{L}+/gu, 'a');

/** How an article's number is written, with any digits and letters; a text of several words is a name and stays. */
export const articleForm = (text: string): string => (/\s/.test(text) ? text : writtenForm(text));
