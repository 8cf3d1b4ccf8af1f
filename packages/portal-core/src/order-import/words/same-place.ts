const SAME =
  /^(?:=|dto\.?|dito|ditto|gleich|identisch|dieselbe|same|(?:wie|siehe|s\.|gleich|identisch(?: mit| zu)?|entspricht|=|same as|as|see)\s*(?:der |die |the )?(?:oben|o\.|above|links|rechnung(?:sadresse|sanschrift|sempfänger)?|kundenadresse|hauptadresse|billing(?: address)?|invoice(?: address)?))\.?$/iu;

/** Whether a text in place of an address says that it is the one beside it: `wie oben`, `s. o.`, `wie Rechnungsadresse`. */
export const saysSamePlace = (text: string): boolean => SAME.test(text.trim());
