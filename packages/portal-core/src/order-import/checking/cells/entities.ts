import { cleanText } from '../../../validation/index.js';

/** HTML entities used in addresses: letters of western languages and the characters that HTML must escape. */
const NAMED: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'amp& quot" apos\' lt< gt> nbsp\u00a0 shy\u00ad ndash– mdash— lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ deg° ordmº ordfª sect§ ' +
    'aumlä oumlö uumlü szligß agraveà aacuteá acircâ atildeã aringå aeligæ ccedilç egraveè eacuteé ecircê eumlë igraveì ' +
    'iacuteí icircî iumlï ntildeñ ograveò oacuteó ocircô otildeõ oslashø oeligœ ugraveù uacuteú ucircû yacuteý yumlÿ scaronš thornþ ethð'
  )
    .split(' ')
    .flatMap((pair) => {
      const [name, sign] = [pair.slice(0, -1), pair.slice(-1)];
      const capital = sign.toUpperCase();
      const isLetter = capital !== sign && capital.length === 1;
      return [[name, sign] as const, ...(isLetter ? [[capitalised(name), capital] as const] : [])];
    }),
);
const ENTITY = /&(?:([A-Za-z]{2,6})|#(\d{2,6})|#x([\dA-Fa-f]{2,5}));/g;

function capitalised(name: string): string {
  const length = /^(?:ae|oe)lig$/.test(name) ? 2 : 1;
  return name.slice(0, length).toUpperCase() + name.slice(length);
}

/** The text with its HTML entities decoded: `M&uuml;ller &amp; S&#246;hne` becomes `Müller & Söhne`. The result is clean when the text was. */
export function withoutEntities(text: string): string {
  if (!text.includes('&') || !text.includes(';')) return text;
  const plain = text.replace(ENTITY, (entity, name?: string, decimal?: string, hex?: string) => {
    if (name !== undefined) return NAMED[name] ?? entity;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code >= 32 && code < 0xd800 ? String.fromCharCode(code) : entity;
  });
  return plain === text ? text : cleanText(plain);
}
