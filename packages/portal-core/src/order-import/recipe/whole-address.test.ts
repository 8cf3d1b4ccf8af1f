import { describe, expect, it } from 'vitest';
import { isWholeRead, splitAddress } from './whole-address.js';
import type { CellPart } from '../order-import.types.js';

/** The parts that are not blank: company | name | second name | street | addition | post code | town | country. */
const parts = (text: string) => {
  const found = splitAddress(text);
  const { addressCompany, addressName, addressSecondName, addressStreet } = found ?? {};
  const { addressAddition, addressPostalCode, addressCity, addressCountry } = found ?? {};
  const names = [addressCompany, addressName, addressSecondName, addressStreet];
  const place = [addressAddition, addressPostalCode, addressCity, addressCountry];
  return found === null ? null : [...names, ...place].join('|');
};

describe('a whole address in one cell', () => {
  it.each([
    [
      'Änne Ölmann, Wattweg 2, 26506 Norden, Deutschland',
      '|Änne Ölmann||Wattweg 2||26506|Norden|Deutschland',
    ],
    ['Änne Ölmann\nWattweg 2\n26506 Norden', '|Änne Ölmann||Wattweg 2||26506|Norden|'],
    [
      'Änne Ölmann\nWattweg 2\n26506 Norden, Deutschland',
      '|Änne Ölmann||Wattweg 2||26506|Norden|Deutschland',
    ],
    ['Wattweg 2, 26506 Norden', '|||Wattweg 2||26506|Norden|'],
    ['26506 Norden, Wattweg 2', '|||Wattweg 2||26506|Norden|'],
    [
      'Änne Ölmann, A-6020 Innsbruck, Wattweg 2, Österreich',
      '|Änne Ölmann||Wattweg 2||A-6020|Innsbruck|Österreich',
    ],
    ['Wattweg 2,Norden,26506', '|||Wattweg 2||26506|Norden|'],
    ['Jan Smit, Gracht 5, 1234 AB Amsterdam, NL', '|Jan Smit||Gracht 5||1234 AB|Amsterdam|NL'],
    ['Jan Smit\n12 High Street\nLondon SW1A 1AA', '|Jan Smit||12 High Street||SW1A 1AA|London|'],
    ['Jan Smit / Gracht 5 / 26506 Norden', '|Jan Smit||Gracht 5||26506|Norden|'],
  ])('splits %j', (text, expected) => expect(parts(text)).toBe(expected));

  it.each([
    ['Wattweg 2, Hinterhaus, 26506 Norden', '|||Wattweg 2|Hinterhaus|26506|Norden|'],
    ['Eva Öl\nWattweg 2, 2. Hof\n26506 Norden', '|Eva Öl||Wattweg 2|2. Hof|26506|Norden|'],
    ['Eva Öl\nWattweg 2b, 3. OG\n26506 Norden', '|Eva Öl||Wattweg 2b|3. OG|26506|Norden|'],
    ['Eva Öl\nWattweg 2, Aufgang C\n26506 Norden', '|Eva Öl||Wattweg 2|Aufgang C|26506|Norden|'],
    [
      'Tischlerei Öl\nInh. Eva Öl\nWattweg 2\n26506 Norden',
      '|Tischlerei Öl|Inh. Eva Öl|Wattweg 2||26506|Norden|',
    ],
    [
      'Café Öl\nInhaberin: Eva Öl\nWattweg 2\n26506 Norden',
      '|Café Öl|Inhaberin: Eva Öl|Wattweg 2||26506|Norden|',
    ],
    [
      'Jan Wulf\nc/o Familie Brandt\nRing 12\n24937 Flensburg',
      '|Jan Wulf|c/o Familie Brandt|Ring 12||24937|Flensburg|',
    ],
    [
      'Nordlicht GmbH\nz. Hd. Frau Karin Thoms\nHafenstr. 9\nHinterhof\n23552 Lübeck\nDeutschland',
      'Nordlicht GmbH|Frau Karin Thoms||Hafenstr. 9|Hinterhof|23552|Lübeck|Deutschland',
    ],
    ['Firma A, Änne Ölmann, Wattweg 2, 26506 Norden', 'Firma A|Änne Ölmann||Wattweg 2||26506|Norden|'],
    [
      'Ada Weiß\nRing 3\n4. Stock links\n25980 Sylt\nTel. 04651 12345',
      '|Ada Weiß||Ring 3|4. Stock links|25980|Sylt|',
    ],
    ['Ada Weiß, bei Müller, Ring 3, 25980 Sylt', '|Ada Weiß|bei Müller|Ring 3||25980|Sylt|'],
    ['Ada Weiß\nund Otto Weiß\nRing 3\n25980 Sylt', '|Ada Weiß|und Otto Weiß|Ring 3||25980|Sylt|'],
    [
      'Nordlicht GmbH\nEinkauf\nAm Markt 12\nTor 3\n24937 Flensburg',
      'Nordlicht GmbH|Einkauf||Am Markt 12|Tor 3|24937|Flensburg|',
    ],
    ['Ada Weiß\nRing 3\nOT Westerland\n25980 Sylt', '|Ada Weiß||Ring 3|OT Westerland|25980|Sylt|'],
    ['Nordlicht GmbH\nHafenstr. 9\n23552 Lübeck', '|Nordlicht GmbH||Hafenstr. 9||23552|Lübeck|'],
    [
      'Postnummer 12345678\nAda Weiß\nPackstation 123\n25980 Sylt',
      '|Ada Weiß|Postnummer 12345678|Packstation 123||25980|Sylt|',
    ],
    ['Bergstraße 17<br>Top 4<br>Wien<br>1090<br>Austria<br>', '|||Bergstraße 17|Top 4|1090|Wien|Austria'],
    ['Hauptstraße 5,Kiel,Schleswig-Holstein,24103', '|||Hauptstraße 5||24103|Kiel|'],
    ['Ring 5 c/o Familie Wulf,Berlin,,10115', '||c/o Familie Wulf|Ring 5||10115|Berlin|'],
    ['Ada Weiß, Ring 5a c/o Wulf, 10115 Berlin', '|Ada Weiß|c/o Wulf|Ring 5a||10115|Berlin|'],
    ['Rue de Lille 7ter,Lyon,,69002', '|||Rue de Lille 7ter||69002|Lyon|'],
    ['7bis Rue de Lille,Lyon,,69002', '|||7bis Rue de Lille||69002|Lyon|'],
    ['Ring 5,Berlin,Berlin,10115', '|||Ring 5||10115|Berlin|'],
    ['Frau\nAda Weiß\nRing 3\n25980 Sylt', '|Frau Ada Weiß||Ring 3||25980|Sylt|'],
    [
      'Firma\nNordlicht GmbH\nAda Weiß\nRing 3\n25980 Sylt',
      'Firma Nordlicht GmbH|Ada Weiß||Ring 3||25980|Sylt|',
    ],
    ['Ada Weiß\nGut Neuhof\n25980 Sylt', '|Ada Weiß||Gut Neuhof||25980|Sylt|'],
    ['Ada Weiß\nRing 3 24103 Kiel Deutschland', '|Ada Weiß||Ring 3||24103|Kiel|Deutschland'],
    ['Ada Weiß, Am Alten Deich 3a 24103 Kiel', '|Ada Weiß||Am Alten Deich 3a||24103|Kiel|'],
    [
      'Ada Weiß\nRing 3 60311 Frankfurt am Main\nGermany',
      '|Ada Weiß||Ring 3||60311|Frankfurt am Main|Germany',
    ],
  ])('knows what stands beside name, street and town: %j', (text, expected) =>
    expect(parts(text)).toBe(expected),
  );

  it.each([
    'Wattweg 2, Norden',
    'Wattweg c/o Weiß,Norden,,26506',
    'Wattweg 2 bei Weiß,Norden,,26506',
    'Frau\nRing 3\n25980 Sylt',
    'Nordlicht GmbH\nAda Weiß Ring 3 24103 Kiel',
    'Firma Nord\nJan Hof\n24103 Kiel',
    'Änne Ölmann, Am Markt, 26506 Norden',
    'Norden',
    'Ada Weiß\nOtto Kern\nRing 3\n26506 Norden',
    'Wattweg 2, Änne Ölmann, 26506 Norden',
    'Weiß, Ada, Ring 3, 26506 Norden',
    'Ada Weiß, Ring 3, Hof 5, 26506 Norden',
    'Nordlicht GmbH\nSüdlicht AG\nRing 3\n26506 Norden',
  ])('does not split %j', (text) => expect(parts(text)).toBeNull());

  it('loses no part that a recipe does not read', () => {
    const read = (...names: CellPart[]) => ({
      parts: new Set<CellPart>(['addressName', 'addressStreet', ...names]),
      country: '',
    });
    const text = 'Ada Weiß\nc/o Brandt\nRing 3\n25980 Sylt';
    expect(isWholeRead(text, read(), [text])).toBe(false);
    expect(isWholeRead(text, read('addressSecondName'), [text])).toBe(true);
    expect(isWholeRead(text, read(), [text, 'c/o Brandt'])).toBe(true);
    expect(isWholeRead('Ada Weiß\nRing 3\n25980 Sylt', read(), [])).toBe(true);
    const abroad = 'Ada Weiß\nRing 3\n1010 Wien\nÖsterreich';
    expect(isWholeRead(abroad, { ...read(), country: 'DE' }, [abroad])).toBe(false);
    expect(isWholeRead(abroad, { ...read(), country: 'AT' }, [abroad])).toBe(true);
    expect(isWholeRead(abroad, read(), [abroad, 'AT'])).toBe(true);
  });
});

describe('a name in an address of which a recipe reads the place alone', () => {
  const place: ReadonlySet<CellPart> = new Set<CellPart>([
    'addressStreet',
    'addressPostalCode',
    'addressCity',
  ]);
  const read = { parts: place, country: 'DE' };

  it.each([
    ['Eva Lund, Am Hang 12, 50667 Köln', 'Eva Lund', ''],
    ['Frau Eva Lund, Am Hang 12, 50667 Köln', 'Lund', 'Eva'],
    ['Am Hang 12, 50667 Köln', 'Eva Lund', ''],
  ])('is not lost where the row has it as well: %s', (text, ...cells) => {
    expect(isWholeRead(text, read, [text, ...cells])).toBe(true);
  });

  it.each(['Uwe Stahl, Seeweg 5, 80331 München', 'Teehaus GmbH, Am Hang 12, 50667 Köln'])(
    'is lost where it is that of somebody else: %s',
    (text) => expect(isWholeRead(text, read, [text, 'Eva Lund'])).toBe(false),
  );
});

it.each([' · ', ' - ', ' – ', '  '])(
  'pieces are told apart by „%s“ where no other sign stands between them',
  (sign) => {
    expect(splitAddress(['Ilse Berg', 'Ringweg 3', '24103 Kiel'].join(sign))).toMatchObject({
      addressName: 'Ilse Berg',
      addressStreet: 'Ringweg 3',
      addressPostalCode: '24103',
      addressCity: 'Kiel',
    });
    expect(splitAddress(`Tee - Haus GmbH, Ringweg 3, 24103 Kiel`)?.addressName).toBe('Tee - Haus GmbH');
  },
);
