import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { createDecoder } from '../../../testing/import-bytes.js';
import { createCodePageDecoder, CODE_PAGES } from './code-pages.js';
import { encodingReadings } from './encoding-readings.js';
import { createUtf8Check, guessEncoding } from './encoding.js';
import { inspectSource } from '../inspect.js';

const NAMES = [
  'Jörg Größel;Müllerstraße 7;München',
  'Änne Özdemir;Am Übergang 3;Österreich',
  'Käthe Weiß;Rue de la Forêt 1;Liège',
  'José Núñez;Calle Peñón 2;Málaga',
  'BÄCKEREI MÜLLER;Öffnung 1;Köln',
  'Zoë O’Brien;Weg 5 – Hof;1,50 €',
];
const guess = (bytes: Uint8Array, complete = true) => guessEncoding(bytes, complete);
const joined = (...parts: Uint8Array[]): Uint8Array => Buffer.concat(parts);

describe('a code page', () => {
  it.each(
    ['windows-1252', 'macintosh', 'cp850'].flatMap((page) =>
      NAMES.filter((name) => iconv.decode(iconv.encode(name, page), page) === name).map((name) => [
        page,
        name,
      ]),
    ),
  )('%s is told by one line: %s', (page, name) => {
    const found = guess(iconv.encode(`1001;${name};x\n`, page));
    expect([found?.value, found?.confidence]).toEqual([page === 'cp850' ? 'ibm850' : page, 0.95]);
  });

  it.each([
    'Dušan Petrović;Straße',
    'Málaga',
    'Käthe',
    'Juárez',
    'Strauß',
    'Özil',
    'Šimon',
    'Brontë',
    '5 €',
    'Straße',
    'Müller',
  ])('windows-1252 is never taken for another without a question: %s', (name) => {
    const found = guess(iconv.encode(`1001;${name.replace('ć', 'c')};x\n`, 'windows-1252'));
    if (found?.value !== 'windows-1252') expect(found?.confidence).toBe(0.3);
  });

  it.each(['Käthe', 'Jörg', 'Straße', 'Müller', 'Übelacker', 'Änne'])(
    'windows-1252 needs no question for %s',
    (name) => {
      expect(guess(iconv.encode(`1001;${name};x\n`, 'windows-1252'))).toMatchObject({
        value: 'windows-1252',
        confidence: 0.95,
      });
    },
  );

  it.each([
    ['shift_jis', '注文番号;名前;住所\n1;山田太郎;東京都\n'],
    ['windows-1251', 'Номер;Имя\n1;Иванов Пётр\n'],
    ['windows-1254', 'No;Ad\n1;Işık Yağmur\n'],
    ['gbk', '订单;姓名\n1;王小明\n'],
    ['iso-8859-7', 'Αριθμός;Όνομα\n1;Γιώργος\n'],
  ])('%s is none of ours and asked', (encoding, text) => {
    const found = guess(iconv.encode(text, encoding));
    expect(found?.confidence).toBeLessThan(0.6);
    expect(found?.others?.length).toBeGreaterThan(0);
  });

  it.each(CODE_PAGES)('%s is decoded as its table says, wherever the bytes are cut', (page) => {
    const bytes = Uint8Array.from({ length: 20_000 }, (_, n) => n % 256);
    const whole = createCodePageDecoder(page)?.write(bytes);
    const cut = createCodePageDecoder(page);
    expect(`${cut?.write(bytes.subarray(0, 9001))}${cut?.write(bytes.subarray(9001))}`).toBe(whole);
    const known = iconv.decode(Buffer.from(bytes), page);
    const isControl = (char: string): boolean => char >= '\u0080' && char < '\u00a0';
    const differing = [...known].filter(
      (char, at) => char !== whole?.[at] && char !== '\ufffd' && !isControl(char),
    );
    expect(new Set(differing).size).toBeLessThan(3);
  });
});

describe('a code page of central Europe', () => {
  const NAMES_OF = [
    'Straße;Małgorzata Wójcik;ul. Świętokrzyska 12;Łódź',
    'Straße;Antonín Dvořák;Náměstí Míru 3;Plzeň',
    'Straße;Gergő Kovács;Fő utca 5;Győr',
  ];
  const PAGES = ['windows-1250', 'iso-8859-2'];
  it.each(PAGES.flatMap((page) => NAMES_OF.map((name) => [page, name])))(
    '%s is proposed, if not sure, and shown with a line that tells: %s',
    (page, name) => {
      const bytes = iconv.encode(`Nr;Straße\n1001;${name};x\n`, page);
      const found = guess(bytes);
      // A line of letters both pages share may be told to be either.
      expect(iconv.decode(bytes, found?.value ?? '')).toContain(name);
      const [reading] = found?.others ? encodingReadings(found, createDecoder) : [];
      if (reading) expect(reading.sample).toBe(`1001;${name};x`);
    },
  );

  it.each(['Dvořák', 'Nováček', 'Erdős', 'Wąs', 'Łódź', 'Náměstí', 'Květa', 'Žižka'])(
    'is never read wrongly without a question: %s',
    (name) => {
      for (const page of PAGES) {
        const bytes = iconv.encode(`1;${name};x\n`, page);
        const { value = '', confidence = 0 } = guess(bytes) ?? {};
        if (confidence > 0.5) expect(iconv.decode(bytes, value)).toContain(name);
      }
    },
  );

  it('leaves western letters to windows-1252', () => {
    for (const name of ['Søren Kjær', 'Genève', 'João Simões', 'Forêt', 'Perù', 'Août', 'Français', 'Peña'])
      expect([name, guess(iconv.encode(`1;${name};Müller;x\n`, 'windows-1252'))]).toMatchObject([
        name,
        { value: 'windows-1252', confidence: 0.95 },
      ]);
  });

  it('is no iso-8859-15, which is told by its own letters', () => {
    const text = '1;Maja Žagar;Šentjanška ulica 4;Straße\n';
    expect(guess(iconv.encode(text, 'iso-8859-15'))).toMatchObject({
      value: 'iso-8859-15',
      confidence: 0.95,
    });
  });
});

describe('a damaged UTF-8 file', () => {
  const damaged = joined(
    Buffer.from('Nr;Name\n1;Änne Müller\n2;J'),
    Uint8Array.of(0xf6),
    Buffer.from('rg\n3;Größe\n'),
  );

  it('stays UTF-8, its damaged cell marked', async () => {
    const found = await inspectSource(
      {
        async *open() {
          yield damaged;
        },
      },
      { createDecoder },
    );
    if (!found.ok) throw new Error(found.issues[0]?.code);
    expect(found.value.detection.encoding).toMatchObject({ value: 'utf-8', chosen: false });
    expect(found.value.samples.map(([, name]) => name)).toEqual(['Änne Müller', 'J\ufffdrg', 'Größe']);
  });

  it('is asked about when half of it is broken', () => {
    const half = joined(Buffer.from('1;Müller\n2;Größe\n'), iconv.encode('3;Jörg;Weiß\n', 'latin1'));
    expect(guess(half)).toMatchObject({ value: 'utf-8', confidence: 0.4, others: CODE_PAGES });
  });

  it('is asked about when most of it is broken, with UTF-8 first and the line that is broken', () => {
    const found = guess(
      joined(
        Buffer.from('Nr;Straße\n1;Jörg;Lange Straße\n'),
        iconv.encode('2;Käthe Größer;Mühlenstraße\n', 'latin1'),
      ),
    );
    expect(found).toMatchObject({ value: 'utf-8', confidence: 0.3 });
    const readings = found ? encodingReadings(found, createDecoder) : [];
    expect(readings[1]?.sample).toBe('2;Käthe Größer;Mühlenstraße');
  });
});

it('counts whole and broken characters, wherever the bytes are cut', () => {
  const bytes = joined(Buffer.from('aé€𝄞'), Uint8Array.of(0xe2, 0x82, 0x41, 0xff, 0xc3), Buffer.from('ü'));
  for (let at = 0; at <= bytes.length; at += 1) {
    const check = createUtf8Check();
    check.push(bytes.subarray(0, at));
    check.push(bytes.subarray(at));
    expect([check.characters, check.broken, check.firstBroken, check.complete]).toEqual([4, 3, 12, true]);
  }
});

it('tells a code page by bytes that come late', async () => {
  const text = `Nr;Name\n${'1;Ada\n'.repeat(60_000)}2;Jörg Müller\n`;
  const bytes = iconv.encode(text, 'macintosh');
  const source = {
    async *open() {
      for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
    },
  };
  const found = await inspectSource(source, { createDecoder });
  expect(found.ok && found.value.detection.encoding).toEqual({
    value: 'macintosh',
    confidence: 0.95,
    chosen: false,
  });
});

describe('letters of central Europe in a file of German names', () => {
  const GERMAN = '1001;Jörg Größel;Müllerstraße 7;München;Käthe Weiß\n'.repeat(20);

  it.each(['Łukasz Ścibór', 'Michał', 'Żaneta', 'Ścibór', 'Róża', 'Gdańsk', 'Petrović', 'ŁÓDŹ', 'Śliwa'])(
    'ask for the code page, with the rows they stand in: %s',
    (name) => {
      for (const page of ['windows-1250', 'iso-8859-2']) {
        const found = guess(iconv.encode(`${GERMAN}2;${name};Größenweg 5\n`, page));
        expect([name, page, found?.confidence]).toEqual([name, page, 0.3]);
        const readings = found ? encodingReadings(found, createDecoder) : [];
        expect(readings.map(({ sample }) => sample.includes(name))).toContain(true);
      }
    },
  );

  it.each([
    '«Rouge» 5 m³',
    '¿Cómo?',
    'O´Neil',
    'Größe¦Farbe',
    'Kontor® ©Kontor',
    'Sœur Cœur',
    'Peña',
    '£5',
    '20 °C',
    '½ Liter',
    '„Haus“',
  ])('are not looked for in signs of western texts: %s', (text) => {
    const found = guess(iconv.encode(`${GERMAN}2;${text};Größenweg 5\n`, 'windows-1252'));
    expect(found).toMatchObject({ value: 'windows-1252', confidence: 0.95 });
  });

  it('ask wherever they stand in a long file', async () => {
    const bytes = iconv.encode(
      `Nr;Name\n${'1;Jörg Weiß\n'.repeat(60_000)}2;Łukasz\n${'3;Ada\n'.repeat(900)}`,
      'cp1250',
    );
    const source = {
      async *open() {
        for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
      },
    };
    const found = await inspectSource(source, { createDecoder });
    expect(found.ok && found.value.detection.encoding).toMatchObject({
      value: 'windows-1250',
      confidence: 0.3,
    });
    const chosen = await inspectSource(source, { createDecoder, overrides: { encoding: 'windows-1252' } });
    expect(chosen.ok && chosen.value.detection.encoding).toMatchObject({
      value: 'windows-1252',
      chosen: true,
    });
  });
});
