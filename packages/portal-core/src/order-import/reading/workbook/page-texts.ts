import { xmlText } from './xml.js';

const TEXT = /<(?:[\w.-]+:)?(?:odd|even|first)(?:Header|Footer)(?:\s[^<>]*)?>([^<]*)</g;
/** Most characters of a text (255 in Excel, written as entities), and most texts kept of a sheet. */
const [LONGEST, MOST] = [4000, 12];

/**
 * Codes within the text of a page (ECMA-376 part 1, 18.3.1.46): a font, a colour, its size; what is printed in their place (page, date, name of
 * the file); and the beginning of a part of it.
 */
const CODES = /&(?:"[^"]*"|K(?:[\dA-F]{6}|\d\d[+-]\d{3})|\d+|[LCRBIUESXYPNDTZFAGOH])/g;

/** Collects what stands above and below the pages of a sheet when it is printed, from the XML after its rows, in chunks of any size. */
export class PageTexts {
  readonly texts: string[] = [];
  private rest = '';

  push(xml: string): void {
    this.rest += xml;
    let from = 0;
    for (const match of this.rest.matchAll(TEXT)) {
      this.take(xmlText(match[1] ?? ''));
      from = match.index + match[0].length;
    }
    this.rest = this.rest.slice(Math.max(from, this.rest.length - LONGEST));
  }

  private take(written: string): void {
    const text = written
      .replaceAll('&&', '\0')
      .replaceAll(CODES, ' ')
      .replaceAll('\0', '&')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (text !== '' && !this.texts.includes(text) && this.texts.length < MOST) this.texts.push(text);
  }
}
