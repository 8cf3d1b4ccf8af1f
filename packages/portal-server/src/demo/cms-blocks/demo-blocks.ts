import { readAsset, type DemoFile } from '../store-media.js';
import { sampleImportFile, tariffNumberFile } from './sample-files.js';

/** A downloadable content block of the demo data. */
export interface DemoDownload {
  readonly name: string;
  /** Usernames of the users who see it. */
  readonly users: readonly string[];
  /** Creates its file; absent when the block is only text. */
  readonly file?: (today: string) => DemoFile | Promise<DemoFile>;
  /** HTML; `{{file}}` is replaced by the link to the file. */
  readonly content: string;
}

const MERCHANTS = ['alpenshop', 'nordwind', 'helvetia'];

const sampleFile = (title: string, username: string, erpId: number): DemoDownload => ({
  name: `Musterdatei für den Bestellimport (${title})`,
  users: [username],
  file: (today) => sampleImportFile(erpId, today),
  content: `<p>Drei Bestellungen mit Artikeln aus Ihrem Sortiment. Der Import erkennt jede Spalte von allein.</p>
<ul><li>Trennzeichen Semikolon, Zeichensatz UTF-8</li><li>eine Zeile je Artikel, gleiche Bestellnummer je Bestellung</li></ul>
<p>{{file}}</p><p>Zum Hochladen: <a href="/orders/import">Bestellungen importieren</a></p>`,
});

/** The content blocks of the downloads page for merchants and staff. */
export const DEMO_DOWNLOADS: readonly DemoDownload[] = [
  {
    name: 'Tarifübersicht 2027',
    users: MERCHANTS,
    file: () => readAsset('tarifuebersicht.pdf', 'Tarifübersicht 2027.pdf'),
    content: `<p>Die Preise für Lager, Versand und Verpackung ab dem <strong>1. Januar 2027</strong>. Die Frachtpreise nach Österreich bleiben gleich.</p>
<p>{{file}}</p><p>Fragen dazu beantwortet <a href="mailto:service@kontor.example">service@kontor.example</a>.</p>`,
  },
  {
    name: 'Merkblatt Anlieferung',
    users: [...MERCHANTS, 'lager'],
    file: () => readAsset('merkblatt-anlieferung.pdf', 'Merkblatt Anlieferung.pdf'),
    content: `<p>Tore, Annahmezeiten und was wir an Paletten annehmen. Geben Sie das Merkblatt bitte an Ihre Spedition weiter.</p><p>{{file}}</p>`,
  },
  {
    name: 'Packrichtlinien Porzellan und Glas',
    users: ['nordwind', 'helvetia'],
    file: () => readAsset('packrichtlinien.pdf', 'Packrichtlinien Porzellan und Glas.pdf'),
    content: `<p>So packen wir Tassen, Kannen, Gläser und Vasen. Gilt seit November 2026 auch für Geschenksets.</p><p>{{file}}</p>`,
  },
  sampleFile('Alpenshop', 'alpenshop', 1),
  sampleFile('Nordwind', 'nordwind', 2),
  sampleFile('Helvetia', 'helvetia', 3),
  {
    name: 'Zolltarifnummern Helvetia',
    users: ['helvetia'],
    file: () => tariffNumberFile(3),
    content: `<p>Die Nummern, mit denen wir Ihre Sendungen nach Deutschland und Österreich verzollen. Bitte prüfen Sie sie einmal im Jahr.</p><p>{{file}}</p>`,
  },
  {
    name: 'Notfallplan Halle 3',
    users: ['lager'],
    content: `<ol><li>Menschen aus der Halle bringen, Sammelplatz ist der Parkplatz Nord.</li><li>Feuerwehr und Rettung: <a href="tel:112">112</a></li>
<li>Schichtleitung: <a href="tel:+494066969411">040 66969 411</a></li><li>Haustechnik, auch nachts: <a href="tel:+494066969419">040 66969 419</a></li></ol>
<p>Der Plan hängt auch an jedem Tor. Geübt wird im März und im September.</p>`,
  },
];
