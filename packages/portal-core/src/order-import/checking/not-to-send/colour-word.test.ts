import { expect, it } from 'vitest';
import { colourWord } from './colour-word.js';

it.each([
  ['FF0000', 'rot / red'],
  ['FF3300', 'rot / red'],
  ['C00000', 'rot / red'],
  ['800000', 'dunkelrot / dark red'],
  ['FFC000', 'orange / orange'],
  ['ED7D31', 'orange / orange'],
  ['FFFF00', 'gelb / yellow'],
  ['FFF2CC', 'hellgelb / light yellow'],
  ['FFE699', 'hellgelb / light yellow'],
  ['FCE4D6', 'hellorange / light orange'],
  ['92D050', 'grün / green'],
  ['00B050', 'grün / green'],
  ['C6EFCE', 'hellgrün / light green'],
  ['00B0F0', 'blau / blue'],
  ['00C8C8', 'türkis / turquoise'],
  ['0070C0', 'blau / blue'],
  ['002060', 'dunkelblau / dark blue'],
  ['DDEBF7', 'hellblau / light blue'],
  ['7030A0', 'lila / purple'],
  ['FF00FF', 'rosa / pink'],
  ['FFC7CE', 'hellrot / light red'],
  ['BFBFBF', 'grau / grey'],
  ['000000', 'schwarz / black'],
  ['FFFFFF', 'weiß / white'],
])('the colour %s is called %s', (colour, word) => {
  expect(colourWord(colour)).toBe(word);
});

it.each(['theme 9', 'theme 4 +0.60', 'indexed 13', 'gradient', 'darkUp', ''])(
  '%s is not called a colour',
  (name) => {
    expect(colourWord(name)).toBe('');
  },
);
