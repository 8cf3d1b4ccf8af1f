import { expect, it } from 'vitest';
import { withoutEntities } from './entities.js';

it.each([
  ['M&uuml;ller &amp; S&ouml;hne', 'Müller & Söhne'],
  ['&Ouml;lm&#252;hle Gro&szlig;', 'Ölmühle Groß'],
  ['Caf&eacute; &Eacute;toile', 'Café Étoile'],
  ['Stra&#xdf;e 7', 'Straße 7'],
  ['Haus&nbsp;3', 'Haus 3'],
  ['&AElig;r&oslash;', 'Ærø'],
  ['K&uuml;hn', 'Kühn'],
  ['Ernst & Young; Co', 'Ernst & Young; Co'],
  ['A&B;', 'A&B;'],
  ['&unknown;', '&unknown;'],
  ['&#55296;', '&#55296;'],
])('%s reads %s', (text, plain) => expect(withoutEntities(text)).toBe(plain));
