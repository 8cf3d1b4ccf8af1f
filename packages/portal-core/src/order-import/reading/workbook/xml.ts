const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of an XML part with its entities decoded. */
export function xmlText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, dec?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? whole;
      const point = hex === undefined ? Number(dec) : Number.parseInt(hex, 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd';
    },
  );
}

/** The text of a cell: entities decoded, and the escapes of characters that XML cannot contain (`_x000D_`, ECMA-376 part 1, 22.9.2.19). */
export function cellXmlText(text: string): string {
  const plain = xmlText(text);
  if (!plain.includes('_x')) return plain;
  return plain.replaceAll(/_x([\da-f]{4})_/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** The XML with its CDATA sections written as plain text. */
export function withoutCdata(xml: string): string {
  if (!xml.includes('<![CDATA[')) return xml;
  const closed = throughLast(xml, /\]\]>/g);
  const plain = closed.replaceAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  );
  return plain + xml.slice(closed.length);
}

/**
 * The text through the last match of an end. What begins behind it never ends: looked for there, each beginning would be read to the end of
 * the text, for hours in a file made for it.
 */
export function throughLast(text: string, end: RegExp): string {
  let length = 0;
  for (const match of text.matchAll(end)) length = match.index + match[0].length;
  return text.slice(0, length);
}

/** Whether an attribute is true. */
export function isTrue(value: string | null): boolean {
  return value === '1' || value === 'true';
}

const ATTRIBUTES = new Map<string, RegExp>();

/** The value of an attribute in the text of a tag; null without it. A namespace prefix of its name is ignored. */
export function attribute(tag: string, name: string): string | null {
  if (!tag.includes(name)) return null;
  const first = ` ${name}="`;
  // As programs write the reference of a cell: the first attribute.
  const end = tag.startsWith(first) ? tag.indexOf('"', first.length) : -1;
  if (end >= 0) return xmlText(tag.slice(first.length, end));
  let pattern = ATTRIBUTES.get(name);
  if (pattern === undefined) {
    pattern = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
    ATTRIBUTES.set(name, pattern);
  }
  const match = pattern.exec(tag);
  return match === null ? null : xmlText(match[1] ?? match[2] ?? '');
}

/** Yields the tags of a name, whatever their prefix: the text between name and `>`. */
export function* tagsOf(text: string, name: string): Generator<string> {
  const pattern = new RegExp(`<(?:[\\w.-]+:)?${name}((?:\\s[^<>]*?)?)/?>`, 'g');
  for (const [, attributes = ''] of text.matchAll(pattern)) yield attributes;
}

/** The content of the first element of a name; empty without one. */
export function inside(text: string, name: string): string {
  const start = new RegExp(`<(?:[\\w.-]+:)?${name}(?:\\s[^<>]*)?>`).exec(text);
  if (start === null) return '';
  const rest = text.slice(start.index + start[0].length);
  const length = rest.search(new RegExp(`</(?:[\\w.-]+:)?${name}>`));
  return length < 0 ? '' : rest.slice(0, length);
}

/** The contents of all elements of a name, in order; empty for those without any. */
export function contentsOf(text: string, name: string): string[] {
  const contents: string[] = [];
  let from = -1;
  const pattern = new RegExp(`<(/?)(?:[\\w.-]+:)?${name}(?:\\s[^<>]*?)?(/?)>`, 'g');
  for (const { 0: tag, 1: closing, 2: closed, index } of text.matchAll(pattern)) {
    if (from < 0 && closed !== '') contents.push('');
    else if (from < 0 && closing === '') from = index + tag.length;
    else if (from >= 0 && closing !== '') {
      contents.push(text.slice(from, index));
      from = -1;
    }
  }
  return contents;
}

/** The joined texts (`t`) of a string item, without those for pronunciation (`rPh`). */
export function stringItemText(xml: string): string {
  const spoken = xml.includes('rPh') ? withoutSpoken(xml) : xml;
  let text = '';
  for (const [, part = ''] of spoken.matchAll(/<(?:[\w.-]+:)?t(?:\s[^<>]*)?>([^<]*)</g)) text += part;
  return cellXmlText(text);
}

function withoutSpoken(xml: string): string {
  const closed = throughLast(xml, /<\/(?:[\w.-]+:)?rPh>/g);
  const left = closed.replaceAll(/<(?:[\w.-]+:)?rPh\b[\s\S]*?<\/(?:[\w.-]+:)?rPh>/g, '');
  return left + xml.slice(closed.length);
}
