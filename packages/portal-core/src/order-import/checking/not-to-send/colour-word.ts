/** Hues of the colour circle in degrees, each up to its end, as people call them in German and English. */
const HUES = [
  [15, 'rot / red'],
  [48, 'orange / orange'],
  [70, 'gelb / yellow'],
  [165, 'grün / green'],
  [195, 'türkis / turquoise'],
  [255, 'blau / blue'],
  [290, 'lila / purple'],
  [345, 'rosa / pink'],
  [360, 'rot / red'],
] as const;

/** The end of orange among light colours, of which the hue of gold is called yellow. */
const LIGHT_ORANGE = 38;
const [LIGHT, DARK] = [0.75, 0.3];

/** What people call a colour of red, green and blue (`FFC000`), in both languages, since answers are written down; empty for another name. */
export function colourWord(colour: string): string {
  if (!/^[\dA-F]{6}$/i.test(colour)) return '';
  const [red = 0, green = 0, blue = 0] = (colour.match(/../g) ?? []).map(
    (part) => Number.parseInt(part, 16) / 255,
  );
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (most + least) / 2;
  if (most - least < 0.08) return greyWord(lightness);
  const hue = hueOf([red, green, blue], most, most - least);
  if (lightness > LIGHT) return shaded('hell', 'light', hue > LIGHT_ORANGE && hue <= 48 ? 60 : hue);
  return lightness < DARK ? shaded('dunkel', 'dark', hue) : wordOf(hue);
}

function greyWord(lightness: number): string {
  if (lightness > 0.97) return 'weiß / white';
  return lightness < 0.1 ? 'schwarz / black' : 'grau / grey';
}

function hueOf([red, green, blue]: readonly [number, number, number], most: number, span: number): number {
  if (most === red) return (60 * ((green - blue) / span) + 360) % 360;
  return most === green ? 60 * ((blue - red) / span + 2) : 60 * ((red - green) / span + 4);
}

const wordOf = (hue: number): string => HUES.find(([end]) => hue < end)?.[1] ?? '';

/** The word of a hue with the shade before it: `dunkelrot / dark red`. */
const shaded = (german: string, english: string, hue: number): string =>
  wordOf(hue).replace(/^(.*) \/ (.*)$/, `${german}$1 / ${english} $2`);
