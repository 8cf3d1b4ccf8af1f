/** Whether a text is only a dash, by which people leave a cell blank. */
export const isDash = (text: string): boolean => DASHES.test(text);

const DASHES = /^[-–—]+$/;
