/**
 * Towns known to lie in one country, in the spellings people use. Names that a place of another country with post codes of the same form
 * also has are left out, such as St. Gallen in Styria.
 */
const TOWNS: Readonly<Record<string, string>> = {
  AT: 'Wien|Vienna|Graz|Linz|Salzburg|Innsbruck|Klagenfurt|Klagenfurt am Wörthersee|Villach|Wels|St. Pölten|Sankt Pölten|Dornbirn|Bregenz|Eisenstadt|Wiener Neustadt',
  AU: 'Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|Hobart',
  BE: 'Bruxelles|Brussel|Brüssel|Brussels|Antwerpen|Antwerp|Gent|Liège|Lüttich|Brugge|Brügge|Leuven|Namur|Charleroi',
  BG: 'Sofia|Plovdiv|Varna|София',
  CH: 'Zürich|Zurich|Genève|Genf|Geneva|Basel|Bern|Lausanne|Winterthur|Luzern|Lugano|Schaffhausen|Neuchâtel|Chur',
  CZ: 'Praha|Prag|Prague|Brno|Brünn|Ostrava|Plzeň|Pilsen|Olomouc',
  DE: 'Berlin|Hamburg|München|Munich|Köln|Cologne|Frankfurt am Main|Stuttgart|Düsseldorf|Leipzig|Dresden|Hannover|Nürnberg|Bremen|Dortmund|Duisburg|Bochum|Wuppertal|Bielefeld|Bonn|Mannheim|Karlsruhe|Augsburg|Wiesbaden|Kiel|Lübeck|Rostock|Magdeburg|Erfurt|Norderstedt',
  DK: 'København|Kopenhagen|Copenhagen|Aarhus|Århus|Odense|Aalborg',
  EE: 'Tallinn|Tartu',
  ES: 'Madrid|Barcelona|Sevilla|Zaragoza|Málaga|Bilbao',
  FI: 'Helsinki|Espoo|Tampere|Turku',
  FR: 'Paris|Marseille|Lyon|Toulouse|Nantes|Strasbourg|Bordeaux|Lille|Rennes|Montpellier',
  GR: 'Athen|Athens|Αθήνα|Thessaloniki|Θεσσαλονίκη',
  HR: 'Zagreb|Split|Rijeka|Osijek',
  HU: 'Budapest|Debrecen|Szeged|Győr',
  IT: 'Roma|Milano|Mailand|Torino|Turin|Napoli|Neapel|Bologna|Firenze|Venezia|Bolzano|Bozen|Trieste|Triest',
  LT: 'Vilnius|Kaunas|Klaipėda',
  LU: 'Luxembourg|Luxemburg|Lëtzebuerg|Esch-sur-Alzette',
  LV: 'Riga|Rīga|Daugavpils',
  NL: 'Amsterdam|Rotterdam|Den Haag|Utrecht|Eindhoven|Groningen|Tilburg|Maastricht|Nijmegen|Breda',
  NO: 'Oslo|Trondheim|Stavanger',
  PL: 'Warszawa|Warschau|Warsaw|Kraków|Krakau|Łódź|Wrocław|Breslau|Poznań|Posen|Gdańsk|Danzig|Szczecin|Stettin|Katowice',
  PT: 'Lisboa|Lissabon|Lisbon|Porto|Coimbra|Braga',
  RO: 'București|Bukarest|Bucharest|Cluj-Napoca|Timișoara',
  SE: 'Stockholm|Göteborg|Malmö|Uppsala',
  SI: 'Ljubljana|Laibach|Maribor|Celje|Kranj|Koper',
  SK: 'Bratislava|Pressburg|Košice|Žilina|Nitra',
};

/** Country by town name, in the usual spelling and in lower case. */
const countryByTown = new Map<string, string>();
for (const [alpha2, towns] of Object.entries(TOWNS))
  for (const town of towns.split('|'))
    for (const key of [town, town.replaceAll(/ß/g, 'ss'), plain(town)])
      countryByTown.set(key, alpha2).set(key.toLowerCase(), alpha2);

/** The name without accents. */
function plain(town: string): string {
  return town
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll('ø', 'o');
}

const BEHIND = /[,;(/\d]/;

/** The country of a well-known town, with or without a district behind its name; null for any other town. */
export function countryOfTown(city: string): string | null {
  const written = countryByTown.get(city);
  if (written !== undefined) return written;
  const text = city.trim().toLowerCase();
  const known = countryByTown.get(text);
  if (known !== undefined || !BEHIND.test(text)) return known ?? null;
  return countryByTown.get((text.split(BEHIND)[0] ?? '').trim()) ?? null;
}
