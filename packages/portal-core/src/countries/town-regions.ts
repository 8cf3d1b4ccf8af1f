import { fold, transcribed } from './fold-name.js';

/**
 * The first two digits of German post codes by the towns that have them: the larger ones, with every smaller place of the same name (GeoNames
 * postal codes, CC BY 4.0).
 */
const TOWNS: Readonly<Record<string, string>> = {
  '01': 'Dresden|Meißen|Pirna|Riesa',
  '02': 'Bautzen|Görlitz',
  '03': 'Cottbus',
  '04': 'Altenburg|Leipzig',
  '06 33 37 49': 'Halle',
  '06': 'Dessau|Dessau-Roßlau',
  '07': 'Gera|Jena',
  '08': 'Plauen|Zwickau',
  '09 71': 'Freiberg',
  '09': 'Chemnitz',
  '10 11 12 13 14': 'Berlin',
  '14': 'Brandenburg an der Havel|Potsdam',
  '15 19': 'Schwerin',
  '15 60 65': 'Frankfurt',
  '16': 'Eberswalde|Oranienburg',
  '17': 'Greifswald|Neubrandenburg',
  '18': 'Rostock|Stralsund',
  '20 21 22 27': 'Hamburg',
  '21 79': 'Freiburg',
  '21': 'Lüneburg|Stade',
  '22': 'Norderstedt',
  '23 26': 'Oldenburg',
  '23': 'Lübeck|Wismar',
  '24 25': 'Schleswig',
  '24 27 49 58': 'Hagen',
  '24': 'Flensburg|Kiel|Neumünster|Rendsburg',
  '25 31': 'Husum',
  '25': 'Elmshorn|Itzehoe|Pinneberg',
  '26 39': 'Emden',
  '26': 'Aurich|Papenburg|Wilhelmshaven',
  '27': 'Bremerhaven|Cuxhaven|Delmenhorst',
  '28': 'Bremen',
  '29': 'Celle',
  '30': 'Hannover',
  '31': 'Hameln|Hildesheim',
  '32 54': 'Minden',
  '32': 'Detmold|Herford',
  '33': 'Bielefeld|Gütersloh|Paderborn',
  '34': 'Kassel',
  '35 99': 'Weimar',
  '35': 'Gießen|Marburg|Wetzlar',
  '36': 'Fulda',
  '37': 'Göttingen',
  '38 99': 'Wolfsburg',
  '38': 'Braunschweig|Gifhorn|Goslar|Salzgitter|Wolfenbüttel',
  '39': 'Magdeburg|Stendal',
  '40': 'Düsseldorf|Ratingen',
  '41': 'Dormagen|Grevenbroich|Mönchengladbach|Neuss|Viersen',
  '42': 'Remscheid|Solingen|Velbert|Wuppertal',
  '44': 'Bochum|Castrop-Rauxel|Dortmund|Herne|Lünen',
  '45 49': 'Essen|Marl',
  '45': 'Gelsenkirchen|Gladbeck|Mülheim an der Ruhr|Recklinghausen',
  '46': 'Bocholt|Bottrop|Dinslaken',
  '47': 'Duisburg|Krefeld|Moers',
  '48 55 64 86': 'Münster',
  '48': 'Nordhorn|Rheine',
  '49': 'Lingen|Meppen|Osnabrück|Vechta',
  '50 51': 'Köln',
  '51': 'Bergisch Gladbach|Leverkusen',
  '52': 'Aachen|Düren',
  '53': 'Bonn|Euskirchen|Troisdorf',
  '54 73': 'Esslingen',
  '54 99': 'Eisenach',
  '54': 'Trier',
  '55': 'Bad Kreuznach|Mainz',
  '56': 'Koblenz|Neuwied',
  '57 83': 'Rosenheim',
  '57': 'Siegen',
  '58': 'Iserlohn|Lüdenscheid|Witten',
  '59': 'Ahlen|Lippstadt|Unna',
  '61': 'Bad Homburg',
  '63 67 76': 'Offenbach',
  '63': 'Aschaffenburg|Hanau',
  '64 90': 'Fürth',
  '64': 'Darmstadt',
  '65': 'Rüsselsheim|Wiesbaden',
  '66': 'Pirmasens|Saarbrücken',
  '67': 'Kaiserslautern|Ludwigshafen|Speyer|Worms',
  '68': 'Mannheim',
  '69': 'Heidelberg',
  '70': 'Stuttgart',
  '71': 'Böblingen|Ludwigsburg|Sindelfingen',
  '72': 'Reutlingen|Tübingen',
  '73': 'Aalen|Göppingen',
  '74': 'Heilbronn',
  '75': 'Pforzheim',
  '76': 'Baden-Baden|Karlsruhe',
  '77': 'Offenburg',
  '78': 'Konstanz|Villingen-Schwenningen',
  '80 81': 'München',
  '84': 'Landshut',
  '85': 'Ingolstadt',
  '86': 'Augsburg',
  '87': 'Kempten',
  '88': 'Friedrichshafen|Ravensburg',
  '89': 'Ulm',
  '90': 'Nürnberg',
  '91': 'Erlangen',
  '93': 'Regensburg',
  '94': 'Passau',
  '95': 'Bayreuth',
  '96': 'Bamberg',
  '97': 'Schweinfurt|Würzburg',
  '98': 'Ilmenau|Suhl',
  '99': 'Erfurt|Gotha|Nordhausen',
};

const regions = new Map<string, readonly string[]>();
for (const [codes, towns] of Object.entries(TOWNS))
  for (const town of towns.split('|'))
    for (const name of [town, transcribed(town)]) regions.set(fold(name), codes.split(' '));

/**
 * The first two digits of the post codes that a German town has, whatever stands behind its name (`Köln-Ehrenfeld`, `Halle/Saale`); null for
 * towns that are not known.
 */
export function regionsOfTown(town: string): readonly string[] | null {
  const words = fold(town).split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const found = regions.get(words.slice(0, count).join(' '));
    if (found !== undefined) return found;
  }
  return null;
}
