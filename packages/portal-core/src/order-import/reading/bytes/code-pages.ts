import type { Decoder } from './decoder.js';
import type { ImportEncoding } from '../../order-import.types.js';

/** Encodings with one byte per character, which are recognised by their letters. */
export const CODE_PAGES = [
  'windows-1252',
  'macintosh',
  'ibm850',
  'windows-1250',
  'iso-8859-2',
  'iso-8859-15',
] as const satisfies readonly ImportEncoding[];
export type CodePage = (typeof CODE_PAGES)[number];

/** The characters of the bytes 0x80 to 0xFF (WHATWG indexes, IBM code page 850); U+FFFD for bytes without one, or with a control character. */
const UPPER_HALF: Readonly<Record<CodePage, string>> = {
  'windows-1252':
    '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿' +
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  macintosh:
    'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø' +
    '¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
  ibm850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  'windows-1250':
    '€\ufffd‚\ufffd„…†‡\ufffd‰Š‹ŚŤŽŹ\ufffd‘’“”•–—\ufffd™š›śťžź\u00a0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00ad®Ż' +
    '°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙',
  'iso-8859-2':
    '\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\u00a0Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u00adŽŻ' +
    '°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙',
  'iso-8859-15':
    '\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\u00a0¡¢£€¥Š§š©ª«¬\u00ad®¯' +
    '°±²³Žµ¶·ž¹º»ŒœŸ¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
};

/** Number of bytes decoded in one call. */
const AT_ONCE = 8192;

/**
 * Creates the decoder of a code page; null for an encoding that is none. It is the same in browser, server and CLI, so that the same bytes
 * give the same report.
 */
export function createCodePageDecoder(encoding: ImportEncoding): Decoder | null {
  const page = CODE_PAGES.find((one) => one === encoding);
  if (page === undefined) return null;
  const units = Uint16Array.from({ length: 256 }, (_, byte) =>
    byte < 128 ? byte : UPPER_HALF[page].charCodeAt(byte - 128),
  );
  const buffer = new Uint16Array(AT_ONCE);
  return { write: (bytes) => decode(bytes, units, buffer), end: () => '' };
}

function decode(bytes: Uint8Array, units: Uint16Array, buffer: Uint16Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += AT_ONCE) {
    const length = Math.min(AT_ONCE, bytes.length - from);
    for (let at = 0; at < length; at += 1) buffer[at] = units[bytes[from + at] ?? 0] ?? 0xfffd;
    text += String.fromCharCode(...buffer.subarray(0, length));
  }
  return text;
}
