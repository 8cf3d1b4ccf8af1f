import { describe, expect, it } from 'vitest';
import { aFile, checked } from '../../../testing/import-files.js';
import { isRejected } from '../orders/checked-order.js';

type Rows = Parameters<typeof aFile>[0];

/** Dates and towns of orders, or the codes that they are refused with. */
async function read(rows: Rows, more: Partial<Parameters<typeof checked>[0]> = {}): Promise<unknown[]> {
  const orders = await checked({ ...aFile(rows), ...more });
  return orders.map((order) =>
    isRejected(order)
      ? order.issues.map(({ code }) => code)
      : `${order.order.date} ${order.order.address.city}`,
  );
}

const [first, second] = [{ external_order_id: 'B-1' }, { external_order_id: 'B-2' }];
const march = { date: '03.03.2026', city: 'Köln' };

it.each(['"', 'dto.', 'do.', 's.o.', '-"-'])('%s is what stands above', async (ditto) => {
  const third = { external_order_id: 'B-3', date: ditto, city: ditto };
  expect(await read([{ ...first, ...march }, { ...second, date: ditto, city: ditto }, third])).toEqual([
    '2026-03-03 Köln',
    '2026-03-03 Köln',
    '2026-03-03 Köln',
  ]);
});

it('stands for nothing where no row is above', async () => {
  expect(await read([{ ...first, city: 'dto.' }])).toEqual([['dittoValue']]);
});

it('stands for nothing below a blank cell', async () => {
  const blank = { ...first, ...march, second_address_line: '' };
  const below = { ...second, ...march, second_address_line: 'dto.' };
  expect(await read([blank, below])).toEqual(['2026-03-03 Köln', ['dittoValue']]);
});

it('repeats a remark that keeps an order out', async () => {
  const file = aFile([first, second]);
  const [head, one, two] = file.text.split('\r\n');
  const text = [`${head};Bemerkung`, `${one};nicht versenden`, `${two};""""`].join('\r\n');
  const codes = await read([], { ...file, text, header: [...file.header, 'Bemerkung'] });
  expect(codes).toEqual([['remarkForbids'], ['remarkForbids']]);
});

it('is no Thursday below another day', async () => {
  const file = aFile([first, second]);
  const [head, one, two] = file.text.split('\r\n');
  const text = [`${head};Tag`, `${one};Mi.`, `${two};Do.`].join('\r\n');
  const orders = await checked({ ...file, text, header: [...file.header, 'Tag'] });
  expect(orders.map(({ source }) => source?.[0]?.at(-1))).toEqual(['Mi.', 'Do.']);
});

it('may mean the address beside it, and is refused there unless it is a mark of the row above', async () => {
  const file = aFile([first, second]);
  const [head, one, two] = file.text.split('\r\n');
  const header = [...file.header, 'Lieferort'];
  const at = file.header.length;
  const { city, ...columns } = file.mapping.columns;
  const mapping = { ...file.mapping, columns: { ...columns, city: at }, fallback: { city: city! } };
  const codesOf = async (cell: string) =>
    await read([], {
      text: [`${head};Lieferort`, `${one};Bremen`, `${two};${cell}`].join('\r\n'),
      header,
      mapping,
    });
  expect((await codesOf('s.o.'))[1]).toEqual(['dittoValue']);
  expect((await codesOf('dto.'))[1]).toMatch('Bremen');
});

describe('beside another buyer than the one above', () => {
  const head =
    'Nr;Datum;Anrede;Kunde;Straße;PLZ;Ort;Land;Artikel;Menge;Empfänger;Lieferstraße;Liefer-PLZ;Lieferort';
  const anna =
    'K-7;26.11.2026;Frau;Anna Beck;Am Markt 4;01067;Dresden;DE;T1;1;Otto Kern;Lange Gasse 8;99084;Erfurt';
  const max = 'K-8;26.11.2026;Herr;Max Ott;Feldweg 2;04109;Leipzig;DE;T1;1';
  const columns = {
    external_order_id: 0,
    date: 1,
    salutation: 2,
    country: 7,
    product_id: 8,
    quantity: 9,
    first_address_line: 10,
    street: 11,
    postal_code: 12,
    city: 13,
  };
  const lines = (...texts: string[]) => ({
    text: texts.join('\n'),
    header: (texts[0] ?? '').split(';'),
    mapping: { mode: 'new-line', columns } as const,
  });

  it.each(['ditto', '"', 'idem', 'do.', 'wie oben'])('%s is no address of the row above', async (ditto) => {
    const mark = ditto === '"' ? '""""' : ditto;
    const file = lines(head, anna, `${max};${mark};${mark};${mark};${mark}`);
    expect(await read([], file)).toEqual(['2026-11-26 Erfurt', expect.arrayContaining(['dittoValue'])]);
  });

  it('is the row above where the buyer is the same', async () => {
    const again = anna
      .replace('K-7', 'K-8')
      .replace('T1', 'T2')
      .replace('Otto Kern;Lange Gasse 8;99084;Erfurt', 'do.;do.;do.;do.');
    expect(await read([], lines(head, anna, again))).toEqual(['2026-11-26 Erfurt', '2026-11-26 Erfurt']);
  });

  /** Four orders with the delivery in one cell, the first of which has its own. */
  async function delivered(...places: string[]) {
    const rows = places.map(
      (place, at) =>
        `K-${at};26.11.2026;Frau;Ute Beck;Am Markt ${at};01067;Dresden;DE;T1;1;"${place.replaceAll('"', '""')}"`,
    );
    const file = lines('Nr;Datum;Anrede;Kunde;Straße;PLZ;Ort;Land;Artikel;Menge;Lieferadresse', ...rows);
    const to = { columns: [10] };
    const mapping = {
      mode: 'new-line',
      columns: {
        ...columns,
        first_address_line: { ...to, part: 'addressName' },
        street: { ...to, part: 'addressStreet' },
        postal_code: { ...to, part: 'addressPostalCode' },
        city: { ...to, part: 'addressCity' },
      },
      fallback: { salutation: 2, first_address_line: 3, street: 4, postal_code: 5, city: 6, country: 7 },
    } as const;
    return await read([], { ...file, mapping });
  }
  const OTTO = 'Otto Kern, Lange Gasse 8, 99084 Erfurt';
  const [sent, billed, refused] = ['2026-11-26 Erfurt', '2026-11-26 Dresden', ['cellPart']];

  it.each(['dito', 'dto.', 'ditto', 's.o.', 's. o.', 'wie oben'])(
    '%s below another delivery in one cell is refused, and so are those below it',
    async (ditto) => {
      expect(await delivered(OTTO, ditto, ditto, '')).toEqual([sent, refused, refused, billed]);
    },
  );

  it.each(['dito', 's.o.', 'wie oben'])(
    '%s in one cell is the address beside it where nothing stands above, or the same',
    async (ditto) => {
      expect(await delivered(ditto, 'identisch', ditto, '')).toEqual([billed, billed, billed, billed]);
      expect(await delivered(OTTO, '', ditto, ditto)).toEqual([sent, billed, billed, billed]);
    },
  );

  it('is no address of the row above where each stands in one cell', async () => {
    const whole = 'Nr;Datum;Anrede;Rechnung an;Versand an;Land;Artikel;Menge';
    const to = { columns: [4] };
    const file = lines(
      whole,
      'K-7;26.11.2026;Frau;Anna Beck, Am Markt 4, 01067 Dresden;Otto Kern, Lange Gasse 8, 99084 Erfurt;DE;T1;1',
      'K-8;26.11.2026;Herr;Max Ott, Feldweg 2, 04109 Leipzig;do.;DE;T1;1',
    );
    const mapping = {
      mode: 'new-line',
      columns: {
        external_order_id: 0,
        date: 1,
        salutation: 2,
        country: 5,
        product_id: 6,
        quantity: 7,
        first_address_line: { ...to, part: 'addressName' },
        street: { ...to, part: 'addressStreet' },
        postal_code: { ...to, part: 'addressPostalCode' },
        city: { ...to, part: 'addressCity' },
      },
    } as const;
    expect(await read([], { ...file, mapping })).toEqual(['2026-11-26 Erfurt', ['cellPart']]);
  });
});
