/** A person or company an order goes to, or is billed to. Parts are as they are spoken, not as a file writes them. */
export interface Person {
  readonly salutation: 'herr' | 'frau' | 'firma';
  readonly first: string;
  readonly last: string;
  readonly company: string;
  readonly street: string;
  readonly number: string;
  readonly addition: string;
  readonly postal: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Number of a Packstation and the recipient's own number with the post, in place of street and number. */
  readonly station?: { readonly pack: string; readonly post: string };
}

export interface MeantItem {
  readonly id: string;
  readonly name: string;
  readonly qty: number;
}

/** An order as the person who wrote the file means it. */
export interface MeantOrder {
  readonly id: string;
  /** ISO day. */
  readonly date: string;
  readonly email: string;
  readonly delivery: Person;
  /** Who pays: never the delivery address, unless the file leaves the delivery address blank. */
  readonly billing: Person;
  readonly items: readonly MeantItem[];
}

const person = (line: string): Person => {
  const [
    salutation = '',
    first = '',
    last = '',
    company = '',
    street = '',
    number = '',
    addition = '',
    postal = '',
    city = '',
    country = '',
  ] = line.split('|');
  const known = salutation === 'herr' || salutation === 'firma' ? salutation : 'frau';
  return { salutation: known, first, last, company, street, number, addition, postal, city, country };
};

const PAYERS = [
  'herr|Peter|Zahlmann|Buchhaltung Zahlmann|Zahlweg|99||99084|Erfurt|DE',
  'frau|Rita|Rechner||Kassenplatz|5a|Hof 2|50667|Köln|DE',
  'herr|Olaf|Nörgel||Bankgasse|7||4020|Linz|AT',
].map(person);

const ITEMS: readonly MeantItem[] = [
  { id: 'NW1050', name: 'Teemischung 250 g', qty: 1 },
  { id: '000123', name: 'Becher, blau', qty: 2 },
  { id: 'TEE-5/B', name: 'Stövchen', qty: 12 },
  { id: '4711', name: 'Kölnisch Wasser', qty: 3 },
  { id: 'BOX-XL', name: 'Kiste "groß"', qty: 4 },
];

const RECIPIENTS = [
  'frau|Käthe|Größer||Lindenweg|3||20095|Hamburg|DE',
  'herr|Jörg|Müller||Große Elbstraße|212a|Hinterhaus|01067|Dresden|DE',
  'firma|Ulla|Baum|Baum & Söhne GmbH|Industriestraße|14-16|Tor 3|80331|München|DE',
  'frau|Lilly|Gordon||Straße des 17. Juni|135||10623|Berlin|DE',
  'herr|Franz|Huber||Ringstraße|8/2/14|Stiege 2|1010|Wien|AT',
  'frau|Zoë|Frei||Bahnhofstrasse|1||8001|Zürich|CH',
  'herr|André|Lefèvre||Rue de la Paix|12|Bâtiment C|75002|Paris|FR',
  'frau|Sanne|de Vries||Keizersgracht|100||1015 CV|Amsterdam|NL',
  'herr|Mehmet|Yilmaz||Am Alten Speicher|14||04109|Leipzig|DE',
  'frau|Ana María|Núñez||Südring|77|c/o Lange|24937|Flensburg|DE',
  'firma|||Kontor Nord OHG|Kaiweg|2||26506|Norden|DE',
  'herr|Sören|Lind|||||99423|Weimar|DE',
].map(person);

const DAYS = ['18', '19', '20', '05', '21', '22', '13', '25', '26', '27', '28', '30'];

/** The orders every layout writes: people abroad, a company without a person, umlauts, additions, leading zeros, a Packstation, one to five items. */
export const MEANT_ORDERS: readonly MeantOrder[] = RECIPIENTS.map((recipient, index) => ({
  id: `B-${2001 + index}`,
  date: `2026-${index % 3 === 2 ? '10' : '11'}-${DAYS[index] ?? '18'}`,
  email: index % 4 === 3 ? '' : `kunde${index}@beispiel.example`,
  delivery: index === 11 ? { ...recipient, station: { pack: '145', post: '12345678' } } : recipient,
  billing: PAYERS[index % PAYERS.length] ?? recipient,
  items: Array.from(
    { length: [1, 2, 1, 5, 1, 3, 1, 1, 4, 1, 2, 1][index] ?? 1 },
    (_, at) => ITEMS[(index + at) % ITEMS.length] ?? ITEMS[0],
  ).flatMap((item) => item ?? []),
}));
