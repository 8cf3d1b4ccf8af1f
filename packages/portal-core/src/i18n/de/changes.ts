export const changes = {
  heading: 'Was sich geändert hat',
  help: 'Für alle, die Widgets einbetten oder Programme schreiben; alles steht in den Changelogs der Pakete.',
  ofVersion: 'Version {{version}} vom {{day}}',
  act: 'Bitte prüfen',
  new: 'Neu',
  better: 'Besser',
  themeOfThePage:
    'Widgets ohne `theme` sehen aus wie ihre Seite: hell, wenn deren `color-scheme` nicht „dark“ sagt. Wer die Einstellung des Systems will, sagt `theme: "system"`.',
  toldErrors:
    'Die `message` von `kontor:error` steht in der Sprache der Widgets. Was Entwickler wissen sollten, ist `reason`; `code` bleibt, wie er war.',
  exportsAsJson:
    '`kontor orders export --json` und `kontor products export --json` brauchen `--output`, und eine vorhandene Datei wird nur mit `--force` ersetzt.',
  lanesOfRecords:
    'Eine Spur von Meldungen an das ERP nennt ihren Datensatz (`record_type`, `record_id`, `number`) statt einer Bestellung; `ORDER_NEWS` heißt `ERP_NEWS`.',
  serversDraw:
    'Next.js und andere Server zeichnen jedes Widget: eine Tabelle ohne ihre Zeilen, und kein Token, bevor der Browser die Seite hat.',
  elementTypes:
    'TypeScript und Editoren kennen die Elemente: `@kontor/portal-ui/elements`, `@kontor/portal-ui/elements/script` für das Skript des Portals, und `custom-elements.json`.',
  leftOut:
    'Seiten lassen weg, was sie nicht wollen: `without` (create, cancel, bulk und andere), `columns` und `hidden-filters`.',
  deepLinks:
    '`order-id` öffnet eine Bestellung, und `kontor:order-change` sagt, welche offen ist, sodass eine Adresse Ihrer Seite zu ihr führt.',
  readyAndFailed:
    '`PortalProvider` nimmt `onReady` und `onError`. Ein eigener Ladehinweis kommt mit `slot="loading"` in ein Element.',
  partsAlone:
    '`Button`, `Dialog` und andere Teile stehen in `ThemeRoot` für sich, ohne Client. Ihre Typen sind ihre eigenen.',
  importEvents:
    '`kontor:import-finished` sagt, wie viele Bestellungen angelegt, ersetzt, belassen oder abgelehnt wurden; `kontor:import-undone`, dass ein Import zurückgenommen wurde.',
  playground:
    'Das Portal hat eine Seite für Entwickler, mit jedem Widget zum Ausprobieren und dem Code zum Kopieren.',
  programs:
    'Programme lesen und importieren Bestellungen mit einem API-Schlüssel: `createKontorClient` aus `@kontor/portal-core`, mit Seiten nach Bedarf und sicheren Wiederholungen.',
  machines:
    'Eine Maschine meldet sich mit einem API-Schlüssel an: `KONTOR_API_KEY` oder `kontor login --api-key`. Das Token einer Person liegt im Schlüsselbund des Systems.',
  recordsAtATerminal:
    '`kontor` listet, zeigt und ändert Bestellungen und Anlieferungen, kennt mehrere Konten beim Namen und importiert Dateien, die in einem Ordner ankommen.',
  widthsOfColumns:
    'Leser machen Spalten breiter oder schmaler; die Breiten werden in `choices` des Providers behalten.',
  readableColours:
    'Eine `colorPrimary` ist in beiden Farbschemata lesbar: Links und Zeichen nehmen den nächsten Ton mit einem Kontrast von 4,5. Jede Farbe kann für jedes Schema eine eigene sein.',
  firstLoad:
    'Widgets sind früher da: Ein Import der Anlieferungen wiegt 124 kB statt 236, der Bestellfehler 105 statt 210.',
  freed:
    'Ein entferntes Element gibt seine Antworten, Listener und Stylesheets sofort frei; das dauerte fünf Minuten.',
  oneNotice: 'Ohne Token steht ein Hinweis mit einem Knopf über allen Widgets einer Seite.',
} as const;
