import { describe, expect, it } from 'vitest';
import { createTranslator, issueMessage } from '../i18n/index.js';
import { isImageName, mediaExtension, validateUpload } from './media.rules.js';
import { MEDIA_MAX_BYTES, MEDIA_TYPES } from './media.types.js';

const english = createTranslator('en');
const told = (name: string | null, size = 1, kind: 'file' | 'image' = 'file') =>
  validateUpload(name === null ? null : { name, size }, kind).map((issue) => issueMessage(english, issue));

describe('a chosen file', () => {
  it.each(Object.keys(MEDIA_TYPES))('may be of the type %s', (type) => {
    expect(told(`datei.${type}`)).toEqual([]);
    expect(told(`DATEI.${type.toUpperCase()}`, MEDIA_MAX_BYTES)).toEqual([]);
  });

  it('a missing, unknown, empty or too large file is refused with the words of the specification', () => {
    expect(told(null)).toEqual(['You have to choose an file first!']);
    expect(told('datei.svg')).toEqual(['The file you provided is not supported!']);
    expect(told('datei.pdf', MEDIA_MAX_BYTES + 1)).toEqual(['File size exceeded 10MB!']);
    expect(told('x')).toEqual(['Minimum length is 2', 'The file you provided is not supported!']);
    expect(told('datei.txt', 0)).toEqual(['The file is empty']);
  });

  it('that is to be shown has to be an image', () => {
    expect(told('bild.JPG', 1, 'image')).toEqual([]);
    expect(told(null, 1, 'image')).toEqual(['You have to choose an image first!']);
    expect(told('brief.pdf', 1, 'image')).toEqual(['The file you provided is not an image!']);
    expect(told('bild.svg', 1, 'image')).toEqual(['The file you provided is not an image!']);
  });
});

it('a type is the last ending of a name, whatever it looks like', () => {
  expect(mediaExtension('bild.png.html')).toBeNull();
  expect(mediaExtension('a.b.PNG')).toBe('png');
  expect(mediaExtension('constructor')).toBeNull();
  expect(mediaExtension('a.constructor')).toBeNull();
  expect(isImageName('a.mp4')).toBe(false);
});
