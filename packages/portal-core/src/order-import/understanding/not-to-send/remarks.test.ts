import { expect, test } from 'vitest';
import { forbidsSending, holdsNoRemarks } from './remarks.js';
import { FORBIDDING, FORBIDDING_ALONE, REMARK_WORDS } from '../../words/data/remark-words.js';

test.each([
  ['STORNO!'],
  ['Hausnummer ist 15a!'],
  ['falsche PLZ, richtig 20099'],
  ['richtige PLZ 20099'],
  ['Korrekte Adresse: Ring 7'],
  ['habe mich vertippt: Kai 15'],
  ['Versehentlich bestellt'],
  ['Kunde meldet sich noch'],
  ['Rückruf abwarten'],
  ['Wird telefonisch geändert'],
  ['nur gegen Vorkasse'],
  ['Klärung mit Buchhaltung'],
  ['Sammelbestellung mit RN100'],
  ['zusammen mit RM100 liefern'],
  ['storniert'],
  ['Zahlung fehlt'],
  ['Zahlungseingang fehlt noch'],
  ['Geld nicht eingegangen'],
  ['Kunde überlegt noch'],
  ['hat sich erledigt'],
  ['Empfänger ist verstorben'],
  ['bleibt hier'],
  ['bitte an die Firma'],
  ['siehe unten'],
  ['Bitte die Bestellung stornieren'],
  ['cancelled by customer'],
  ['nicht versenden'],
  ['Bitte NICHT ausliefern!!'],
  ['Darf noch nicht versendet werden'],
  ['Please don’t ship this order yet'],
  ['Selbstabholung'],
  ['Abholung durch Kunde'],
  ['Kunde holt die Ware am Freitag ab'],
  ['holt selbst ab'],
  ['Barzahlung bei Abholung'],
  ['Click & Collect'],
  ['Abholung'],
  ['pickup'],
  ['on hold'],
  ['bitte zurückstellen'],
  ['zurueckgestellt bis KW 50'],
  ['Lieferung erst ab 15.12.2026'],
  ['nicht vor dem 12.12. liefern'],
  ['bereits verschickt'],
  ['Retoure'],
  ['wurde bereits gestern verschickt'],
  ['ist schon weg'],
  ['nix schicken'],
  ['Kunde tritt vom Kauf zurück'],
  ['Kunde will nicht mehr'],
  ['braucht es doch nicht'],
  ['doch nicht'],
  ['noch nicht bezahlt - warten'],
  ['wartet noch auf Geldeingang'],
  ['erst nach Rücksprache mit Frau Klein raus'],
  ['vorerst liegen lassen'],
  ['Bitte liefern an: Jan Kur, Ring 8, 28195 Bremen'],
  ['Lieferung an Lager 2, 28195 Bremen'],
  ['Menge auf 3 erhöhen'],
  ['bitte auf 5 Stück reduzieren'],
  ['Anzahl geändert'],
  ['change quantity to 3'],
  ['Abholung Samstag'],
  ['kommt am Samstag in den Laden'],
  ['Liefertermin erst ab 15.12.'],
  ['Annuliert'],
  ['wird abgehollt'],
  ['Position 2 entfällt'],
  ['nur 1 Stück schicken'],
  ['statt 1 bitte 3 Stück'],
  ['bitte an Eva Groß, Ring 8 liefern'],
  ['neue Adresse: Ring 8, 20095 Hamburg'],
  ['bitte an Meierstraße, Köln liefern'],
  ['bitte in die Meierstraße liefern'],
  ['neue Adresse: Meierstraße, Köln'],
  ['ich würde die Ware gern selbst abholen'],
  ['Abholung gewünscht'],
  ['sind umgezogen'],
  ['bitte ins Büro liefern'],
  ['Lieferadresse stimmt nicht'],
  ['bitte in L statt M'],
  ['lieber blau statt rot'],
  ['bitte am 24.12. liefern'],
  ['an Packstation 123 liefern'],
  ['bitte vor Versand anrufen'],
  ['doppelt'],
])('%s keeps an order from being sent', (text) => {
  expect(forbidsSending(text)).toBe(true);
});

test.each([
  ['Bitte nicht knicken'],
  ['Rechnung an die Firma'],
  ['Ablageort siehe unten am Tor'],
  ['bitte an Nachbarn liefern'],
  ['Bitte beim Nachbarn Müller abgeben'],
  ['please deliver to my neighbour'],
  ['Nicht bei Nachbarn abgeben'],
  ['bitte nicht an Nachbarn liefern'],
  ['Bitte nicht samstags liefern'],
  ['nicht vor 10 Uhr liefern'],
  ['Lieferung erst ab 14:00'],
  ['Bitte nicht vor dem 24.12. öffnen'],
  ['Ablage: Garage'],
  ['Abholung der Retoure am Montag'],
  ['DHL holt die Retoure ab'],
  ['Rechnung bitte nicht senden'],
  ['noch nicht versendet'],
  ['kostenlos stornierbar'],
  ['Stornierung bis 24 h vorher möglich'],
  ['bitte nicht stornieren'],
  ['bis auf Widerruf'],
  ['not on hold'],
  ['Please do not send with plastic'],
  ['do not deliver to neighbours'],
  ['Halten Sie bitte Abstand'],
  ['DHL Paket'],
  ['cancel culture book'],
  ['Kunde holt Paket im Paketshop ab'],
  ['Selbstabholer ab Paketstation'],
  ['bitte an Tor 3 liefern'],
  ['Bitte nicht an andere Adresse liefern'],
  ['Wenn ich schon weg bin, bitte beim Nachbarn abgeben'],
  ['DHL Abholung Montag'],
  ['schon bezahlt'],
  ['nur an Frau Klein persönlich übergeben'],
  ['Kunde will nicht, dass geklingelt wird'],
  ['Versandkosten entfallen'],
  ['nur 2 Stück je Karton'],
  ['Bestellung 2 von 3'],
  ['Lieferung ab 10 Uhr'],
  ['Lieferung ins Büro, 2. Stock'],
  ['Klingel 4'],
  ['kann bei Nachbarn abgegeben werden'],
  ['ggf. beim Nachbarn abgeben'],
  ['falls nicht da, bitte an Nachbarn'],
  ['Frohe Weihnachten aus der Lindenstraße'],
  ['Klingel defekt, bitte klopfen'],
  ['Geschenk, bitte ohne Rechnung'],
  ['Abstellgenehmigung: Garage'],
])('%s is an ordinary remark', (text) => {
  expect(forbidsSending(text)).toBe(false);
});

test('every phrase of the vocabulary is found, in any of its words', () => {
  const listed = (words: string) => words.split('|').map((word) => word.trim());
  const spoken = (phrase: string): string[] =>
    phrase.split(' ').reduce<string[]>(
      (texts, word) => {
        const name = /^\{(\w+)\}$/.exec(word)?.[1] as keyof typeof REMARK_WORDS | undefined;
        const words =
          name === undefined
            ? [word === '#' ? '12.12.' : word === '%' ? '8' : word === '~' ? 'Ringstraße' : word]
            : listed(REMARK_WORDS[name]);
        return texts.flatMap((text) => words.map((one) => `${text} ${one}`));
      },
      [''],
    );
  const all = [...listed(FORBIDDING), ...listed(FORBIDDING_ALONE)].flatMap(spoken);
  expect(all.filter((text) => !forbidsSending(text))).toEqual([]);
});

test.each([['Stornofrist'], ['Widerrufsbelehrung'], ['Rechnung Nachname'], ['Status-Verlauf']])(
  'a column %s holds no such remarks',
  (header) => expect(holdsNoRemarks(header)).toBe(true),
);

test.each([['Bemerkung'], ['Versandart'], [''], ['Info Käufer'], ['Notiz 2']])(
  'a column “%s” may hold such remarks',
  (header) => expect(holdsNoRemarks(header)).toBe(false),
);
