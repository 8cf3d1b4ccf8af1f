import { jsonOf } from '../../validation/index.js';

type Labelled = readonly (readonly [label: string, text: string])[];

/** Least number of labels of a text that is made of them. */
const LEAST = 3;

/**
 * The texts behind their labels in a cell made of nothing else: `Straße: Ring 3, PLZ: 24103`, one to a line, or a flat record of JSON, XML or
 * PHP. A piece without a label has a blank one. Null for any other cell.
 */
export function labelledTexts(cell: string): Labelled | null {
  const text = cell.trim();
  const first = text[0] ?? '';
  const found =
    first === '{'
      ? ofJson(text)
      : first === '<'
        ? ofXml(text)
        : OF_PHP.test(text)
          ? ofPhp(text)
          : ofLabels(text);
  return found !== null && found.length >= LEAST ? found.map(([label, one]) => [label, one.trim()]) : null;
}

function ofJson(text: string): Labelled | null {
  const record = jsonOf(text);
  if (typeof record !== 'object' || record === null) return null;
  const entries = Object.entries(record);
  const isFlat = entries.every(([, value]) => value === null || typeof value !== 'object');
  return isFlat ? entries.map(([label, value]) => [label, value === null ? '' : String(value)]) : null;
}

const ELEMENT = /<(\w+)>([^<>]*)<\/\1>/g;

/** The elements of a record, which may have one around them. */
function ofXml(text: string): Labelled | null {
  const rest = text.replaceAll(ELEMENT, '').trim();
  return /^(?:<(\w+)[^<>]*>\s*<\/\1>)?$/.test(rest)
    ? [...text.matchAll(ELEMENT)].map(([, label = '', value = '']) => [label, value])
    : null;
}

const OF_PHP = /^a:(\d+):\{/;
const ENTRY = /s:\d+:"(\w+)";(?:s:\d+:"(.*?)"|[ibd]:([^;]*)|N);/gs;

function ofPhp(text: string): Labelled | null {
  const entries = [...text.matchAll(ENTRY)];
  return entries.length === Number(OF_PHP.exec(text)?.[1])
    ? entries.map(([, label = '', value = '', number = '']) => [label, value === '' ? number : value])
    : null;
}

const BETWEEN = /[,;|\n\r]+/;
const LABELLED = /^\s*(\p{L}[\p{L}\d ./-]{0,30}?)\s*[:=]\s*(.*?)\s*$/u;

function ofLabels(text: string): Labelled | null {
  if (!/[:=]/.test(text)) return null;
  const pieces = text.split(BETWEEN).filter((piece) => piece.trim() !== '');
  const found = pieces.map((piece) => {
    const [, label = '', value = piece] = LABELLED.exec(piece) ?? [];
    return [label, value] as const;
  });
  return found.filter(([label]) => label !== '').length < LEAST ? null : found;
}
