/** A post of the demo data. */
export interface DemoPost {
  readonly name: string;
  /** Days before today on which it was published. */
  readonly age: number;
  /** File name of a picture in `assets/demo`. */
  readonly picture: string;
  /** HTML. */
  readonly content: string;
}

/** The provider's news, newest first. */
export const DEMO_POSTS: readonly DemoPost[] = [
  {
    name: 'Cut-off-Zeiten vor den Feiertagen',
    age: 1,
    picture: 'blog-feiertage.jpg',
    content: `<p>Bestellungen, die bis <strong>14 Uhr</strong> bei uns eingehen, verlassen das Haus am selben Werktag. Ab dem 20. Dezember gilt 11 Uhr,
damit die Paketdienste die Sendungen noch vor den Feiertagen zustellen.</p>
<h2>Die Termine im Überblick</h2>
<ul><li>Deutschland: letzter Versandtag mit Zustellung vor Heiligabend ist der 21. Dezember</li><li>Österreich: 19. Dezember</li><li>Schweiz: 16. Dezember,
wegen der Verzollung</li></ul>
<p>Zwischen Weihnachten und Neujahr arbeiten wir mit halber Besetzung. Große Importe geben Sie bitte bis zum <strong>18. Dezember</strong> auf.</p>`,
  },
  {
    name: 'Neu: Packstation im Bestellimport',
    age: 6,
    picture: 'blog-packstation.jpg',
    content: `<p>Postnummer und Packstation werden beim Import jetzt als eigene Felder erkannt und geprüft. Sie müssen die Angaben nicht mehr selbst in die
Straße schreiben.</p>
<p>Enthält Ihre Datei die Spalten „Packstation“ und „Postnummer“, ordnet der Assistent sie von allein zu. Fehlt eine von beiden, verlangt er die Straße.</p>
<p>Den Import finden Sie unter <a href="/orders/import">Bestellungen importieren</a>.</p>`,
  },
  {
    name: 'Inventur in Halle 3',
    age: 13,
    picture: 'blog-inventur.jpg',
    content: `<p>Am <strong>30. November</strong> steht Halle 3 wegen der Inventur still. Bestellungen mit Artikeln aus dieser Halle werden am folgenden Werktag
kommissioniert.</p>
<p>Anlieferungen für Halle 3 nehmen wir am 30. November nicht an. Bitte avisieren Sie sie für einen anderen Tag.</p>`,
  },
  {
    name: 'Schneller nach Österreich und in die Schweiz',
    age: 24,
    picture: 'blog-alpen.jpg',
    content: `<p>Seit diesem Monat fahren wir die Umschlagpunkte in Salzburg und Basel täglich selbst an. Die Laufzeit nach Österreich sinkt damit von drei auf
<strong>zwei Werktage</strong>, in die Schweiz von fünf auf <strong>drei</strong>.</p>
<h2>Was Sie tun müssen</h2>
<p>Für Österreich nichts. Für die Schweiz brauchen wir zu jedem Artikel die Zolltarifnummer; Sie tragen sie am Produkt ein.</p>`,
  },
  {
    name: 'Lithium-Batterien richtig anmelden',
    age: 38,
    picture: 'blog-gefahrgut.jpg',
    content: `<p>Artikel mit fest verbauten oder beigelegten Lithium-Batterien sind Gefahrgut. Melden Sie sie an, bevor die erste Lieferung bei uns eintrifft.</p>
<ol><li>Sicherheitsdatenblatt des Herstellers bereithalten</li><li>Prüfbericht nach UN 38.3 anfordern</li><li>Beides an Ihre Ansprechperson senden</li></ol>
<p>Nicht angemeldete Ware müssen wir sperren, bis die Unterlagen vorliegen.</p>`,
  },
  {
    name: 'Retouren werden am selben Tag gebucht',
    age: 55,
    picture: 'blog-retouren.jpg',
    content: `<p>Retouren, die bis 10 Uhr bei uns ankommen, sind jetzt noch am selben Tag geprüft und wieder im Bestand. Bisher dauerte das bis zu drei Tage.</p>
<p>Beschädigte Artikel fotografieren wir und legen einen <em>Bestellfehler</em> an. So sehen Sie sofort, was mit der Ware geschehen ist.</p>`,
  },
  {
    name: 'Weniger Füllmaterial: Kartons nach Maß',
    age: 79,
    picture: 'blog-kartons.jpg',
    content: `<p>Unsere neue Anlage schneidet jeden Karton auf die Höhe des Inhalts. Im Probebetrieb ging der Verbrauch von Füllmaterial um <strong>62 Prozent</strong>
zurück, und in einen Lkw passen rund ein Fünftel mehr Sendungen.</p>
<p>Für Sie ändert sich nichts. Wer auf eigenen Kartons versendet, behält sie.</p>`,
  },
  {
    name: 'Anlieferungen mit festem Zeitfenster',
    age: 102,
    picture: 'blog-zeitfenster.jpg',
    content: `<p>Beim Anlegen einer Anlieferung wählen Sie jetzt Tag und Uhrzeit. Ihre Spedition fährt ohne Wartezeit an das Tor, und wir haben das Personal dort, wo
es gebraucht wird.</p>
<p>Die Anmeldung muss mindestens <strong>zwei Tage</strong> vorher bei uns sein. Bitte nennen Sie eine Telefonnummer, unter der der Fahrer erreichbar ist.</p>`,
  },
];
