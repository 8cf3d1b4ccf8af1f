import { attribute, contentsOf, inside, tagsOf } from './xml.js';

/** The colours of a cell as far as they differ from black on white. */
export interface Look {
  /** Its background and its letters, as the workbook names them; empty for black on white. */
  readonly colours: string;
  /** Whether it is a light background with black letters, as every second row of many tables has. */
  readonly isPale: boolean;
}

export const PLAIN_LOOK: Look = { colours: '', isPale: false };

/** Backgrounds and letters that are not seen as colours: RGB without its opacity, number of the theme, number of the palette. */
const WHITES = /^(?:FFFFFF|theme 0|indexed (?:1|9|64|65))$/;
const BLACKS = /^(?:000000|theme 1|indexed (?:0|8|64))$/;
/** The name of a white background. */
export const WHITE = 'FFFFFF';
/** The least value of red, green and blue of a light colour. */
const PALE = 0xd0;

/** Reads the looks of a workbook's cell formats by index from its part for styles (ECMA-376 part 1, 18.8). */
export function readLooks(xml: string): Look[] {
  const fills = elements(xml, 'fills', 'fill').map(fillOf);
  const letters = elements(xml, 'fonts', 'font').map((font) => without(colourIn(font, 'color'), BLACKS));
  return Array.from(tagsOf(inside(xml, 'cellXfs'), 'xf'), (tag) => {
    const fill = fills[Number(attribute(tag, 'fillId') ?? 0)] ?? '';
    const letter = letters[Number(attribute(tag, 'fontId') ?? 0)] ?? '';
    if (fill === '' && letter === '') return PLAIN_LOOK;
    return {
      colours: letter === '' ? fill : `${fill === '' ? WHITE : fill} / ${letter}`,
      isPale: letter === '' && isPale(fill),
    };
  });
}

/** The background of a fill; empty without one. */
function fillOf(xml: string): string {
  if (xml.includes('gradientFill')) return 'gradient';
  const [pattern = ''] = tagsOf(xml, 'patternFill');
  const kind = attribute(pattern, 'patternType') ?? 'none';
  if (kind === 'none' || kind === 'gray125') return '';
  return kind === 'solid' ? without(colourIn(xml, 'fgColor'), WHITES) : kind;
}

const without = (colour: string, plain: RegExp): string => (plain.test(colour) ? '' : colour);

/** The name of a colour: `FFC000`, `theme 4 +0.6`, `indexed 13`; empty for the automatic one. */
function colourIn(xml: string, name: string): string {
  const [tag] = tagsOf(xml, name);
  if (tag === undefined) return '';
  const rgb = attribute(tag, 'rgb');
  if (rgb !== null) return rgb.slice(-6).toUpperCase();
  const tint = Number(attribute(tag, 'tint') ?? 0);
  const tinted = tint === 0 ? '' : ` ${tint > 0 ? '+' : ''}${tint.toFixed(2)}`;
  const theme = attribute(tag, 'theme');
  if (theme !== null) return `theme ${theme}${tinted}`;
  const indexed = attribute(tag, 'indexed');
  return indexed === null ? '' : `indexed ${indexed}`;
}

function isPale(colour: string): boolean {
  const tint = Number(/ ([+-][\d.]+)$/.exec(colour)?.[1] ?? 0);
  if (colour.startsWith('theme')) return tint >= 0.5 || (colour.startsWith('theme 0 ') && tint > -0.2);
  const parts = /^[\dA-F]{6}$/.test(colour) ? (colour.match(/../g) ?? []) : [];
  return parts.length > 0 && parts.every((part) => Number.parseInt(part, 16) >= PALE);
}

/** The XML of the elements of a name within the first element of another one. */
const elements = (xml: string, group: string, name: string): string[] => contentsOf(inside(xml, group), name);
