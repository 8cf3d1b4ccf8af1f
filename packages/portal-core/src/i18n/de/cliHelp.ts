/** Texts of the command line's own help. */
export const cliHelp = {
  helpKontor:
    'Kontor im Terminal: Bestellungen und Anlieferungen ansehen, Bestellungen importieren, exportieren und ändern.',
  helpTitleUsage: 'Aufruf:',
  helpTitleArguments: 'Argumente:',
  helpTitleOptions: 'Optionen:',
  helpTitleGlobalOptions: 'Optionen für alle Befehle:',
  helpTitleCommands: 'Befehle:',
  helpUsageOptions: '[Optionen]',
  helpUsageCommand: '[Befehl]',
  helpGroupPreview: 'Ansehen, bevor etwas gespeichert wird:',
  helpGroupColumns: 'Was die Spalten bedeuten:',
  helpGroupReading: 'Wie die Datei zu lesen ist; ohne Angabe erkannt:',
  helpGroupStoring: 'Was gespeichert wird:',
  helpHelp: 'Hilfe zum Befehl',
  helpVersion: 'Version',
  helpExitCodes: `Rückgabewerte:
  0 erledigt · 1 fehlgeschlagen · 2 falscher Aufruf
  3 Zeilen oder Bestellungen wurden abgelehnt · 4 Anmeldung nötig
  5 Server nicht erreichbar, kann fortgesetzt werden · 130 abgebrochen

Einstellungen, die erste gilt: Optionen, KONTOR_URL, KONTOR_API_KEY und
KONTOR_TOKEN, kontor.config.json im Projekt, Datei des Benutzers
(kontor config list --show-origin)`,
  helpUrl: 'Adresse des Portals',
  helpLanguage: 'Sprache der Ausgaben',
  helpColor: 'Farben; NO_COLOR und FORCE_COLOR gelten auch',
  helpJson: 'ein JSON-Dokument auf stdout, auch bei Fehlern',
  helpQuiet: 'nur Fehler auf stderr',
  helpVerbose: 'bei unerwarteten Fehlern auch deren Herkunft',
  helpMerchant: 'nur Mitarbeiter: ERP-Nummer des Händlers',
  helpMerchantNamed: 'nur Mitarbeiter: ERP-Nummer oder Name des Händlers',
  helpRemarksRead: 'alle Bemerkungen dieser Datei sind gelesen, ihre Bestellungen so zu senden',
  helpYes: 'nicht nachfragen',
  helpOutput: 'in diese Datei schreiben statt auf stdout',
  helpProfile: 'gespeicherte Zuordnung: Name im Portal oder JSON-Datei',
  helpMap: 'Feld aus Spalten füllen, mehrfach möglich: "street=Straße + Hausnummer"; siehe unten',
  helpSet: 'Feld für alle Bestellungen auf diesen Wert setzen, mehrfach möglich: country=DE',
  helpIgnore: 'Spalte, die nichts bedeutet; nach ihr wird nicht mehr gefragt (auch #5)',
  helpValue:
    'was ein Text der Datei bedeutet, mehrfach möglich: salutation:Divers=frau; leere Zellen: salutation:=herr; Bemerkung, die nicht zählt: remark:Selbstabholung=',
  helpHeaderLine: 'Zeile, in der die Kopfzeile steht; was davor steht, bleibt aus',
  helpHeaderRows: 'Zeilen, über die sich die Kopfzeile erstreckt',
  helpNoHeader: 'die Datei hat keine Kopfzeile; Spalten heißen A, B, C …',
  helpSkipLine: 'diese Zeile auslassen, mehrfach möglich',
  helpKeepLine: 'diese Zeile einlesen, obwohl sie wie eine Summe oder Fußzeile aussieht, mehrfach möglich',
  helpSheet: 'Blatt einer Excel-Datei, Name oder Nummer; ohne Angabe das erste',
  helpOnConflict:
    'Bestellnummern, die es mit anderem Inhalt gibt: skip lässt sie aus, replace ersetzt offene, stop bricht ab',
  helpReplace:
    'diese Bestellung ersetzt die gespeicherte, solange die offen ist, auch wenn die an jemand anderen geht; mehrfach möglich',
  helpTwins:
    'Bestellungen, die es vom selben Tag mit gleicher Adresse und gleichen Artikeln unter anderer Nummer gibt: store speichert sie und sagt es, hold lässt sie aus',
  helpMode: 'new-line: eine Zeile je Position; comma: eine Zeile je Bestellung',
  helpEncoding:
    'utf-8, utf-16le, utf-16be, windows-1252 (auch latin1), windows-1250, iso-8859-2, iso-8859-15, macintosh oder ibm850',
  helpDelimiter: '; , | oder tab',
  helpDateOrder: 'Reihenfolge der Daten: dmy (31.12.2026), mdy (12/31/2026) oder ymd (2026-12-31)',
  helpDryRun: 'alles prüfen und zeigen, wie es auf das Paket geht; nichts wird gespeichert',
  helpOffline: 'mit --dry-run: auch den Server nicht fragen, was er schon kennt',
  helpResume: 'einen unterbrochenen Import mit dessen Zuordnung fortsetzen',
  helpNew: 'einen unterbrochenen Import dieser Datei verwerfen und neu beginnen',
  helpErrors: 'abgelehnte Zeilen mit Gründen als CSV in diese Datei schreiben',
  helpStatus: 'nur dieser Status, mehrfach möglich',
  helpFrom: 'ab diesem Tag (JJJJ-MM-TT oder TT.MM.JJJJ)',
  helpTo: 'bis zu diesem Tag',
  helpSearch: 'Text in Bestellnummer, Referenz, Name, Firma, Ort oder Sendungsnummer',
  helpOrderId: 'nur diese Auftragsnummer des ERP, mehrfach möglich',
  helpExternalOrderId: 'nur diese Bestellnummer des Händlers, mehrfach möglich',
  helpWithCancelled:
    'auch stornierte Bestellungen; ohne sie und ohne --columns ändert ein erneuter Import der Datei nichts',
  helpColumns: 'Spalten der Datei, durch Komma getrennt, in dieser Reihenfolge',
  helpDialect: 'Schreibweise der CSV-Datei; ohne Angabe plain (Komma, UTF-8, ISO-Datum)',
  helpAllMerchants: 'nur mit Berechtigung: die Bestellungen aller Händler',
  helpLimit: 'höchstens so viele, ohne Angabe 20',
  helpOutcome: 'nur dieses Ergebnis',
  helpProfileFrom: 'JSON-Datei mit der Zuordnung',
  helpShowOrigin: 'woher jede Einstellung kommt',
  helpCode: 'Code der Authenticator-App oder ein Wiederherstellungscode',
  helpUsername: 'Benutzername; das Passwort wird erfragt, sonst aus KONTOR_PASSWORD oder stdin gelesen',
  helpEmbed: 'Widgets auf eigenen Seiten',
  helpEmbedDoctor: 'eine Seite ansehen und sagen, was Widgets dort im Weg steht, mit der Zeile dazu',
  helpEmbedToken: 'Token der Seite, geprüft, nicht gesendet; mit - von stdin, sonst aus KONTOR_EMBED_TOKEN',
  helpApiKey:
    'statt eines Benutzers einen API-Schlüssel behalten; er wird erfragt, sonst aus KONTOR_API_KEY oder stdin gelesen',
  helpLogin: 'anmelden',
  helpLogout: 'abmelden',
  helpShipments: 'Sendungsnummern aus Dateien von Versanddienstleistern übernehmen',
  helpShipmentsImport: 'Sendungen aus einer CSV- oder Excel-Datei übernehmen, - liest von stdin',
  helpShipmentsImportMore: `So geht es:
  kontor shipments import dhl.csv --dry-run          ansehen, nichts speichern
  kontor shipments import dhl.csv --carrier DHL      übernehmen; fragt vorher
  kontor shipments import gls.csv --no-header --map order=C --map tracking=A

Gebraucht werden Bestellnummer (order) und Sendungsnummer (tracking); dazu
carrier, status und merchant, wenn die Datei sie hat. Eine Zeile ohne Status
heißt: Die Sendung hat das Haus verlassen. Sendungsnummern kommen dazu und
ersetzen keine; dieselbe Datei noch einmal ändert nichts.`,
  helpStockGroup: 'Bestände aus Dateien des Lagers übernehmen',
  helpStockImport: 'Bestände aus einer CSV- oder Excel-Datei übernehmen, - liest von stdin',
  helpStockImportMore: `So geht es:
  kontor stock import bestand.csv --merchant 2 --dry-run
  kontor stock import bestand.csv --merchant 2 --warehouse Hauptlager

Gebraucht werden Artikelnummer (product), Bestand (onHand) und Lager
(warehouse); dazu position und merchant, wenn die Datei sie hat. Der Bestand
sind alle Stück, die dort liegen, auch die reservierten. Nennt die
Datei Plätze eines Artikels und andere nicht, auf denen laut Kontor noch etwas
liegt, sagt --other-places, ob sie leer sind. Sendungen vor Beständen
übernehmen, sonst gehen sie zweimal ab.`,
  helpReportDryRun: 'alles prüfen und zeigen, was sich ändern würde; nichts wird gespeichert',
  helpReportMap: 'Spalte eines Feldes, mit Namen oder Buchstaben: FELD=Spalte; die Felder stehen unten',
  helpCarrier: 'Versanddienstleister aller Sendungen der Datei',
  helpKeepStatus: 'Status der Bestellungen lassen: Die Etiketten sind gedruckt, mehr nicht',
  helpWarehouse: 'Lager aller Zeilen der Datei',
  helpOtherPlaces: 'Plätze eines Artikels, die in der Datei fehlen: stay (bleiben) oder empty (sind leer)',
  helpOrders: 'Bestellungen ansehen, ändern, importieren und exportieren',
  helpOrdersImport: 'Bestellungen aus einer CSV- oder Excel-Datei importieren, - liest von stdin',
  helpOrdersImportMore: `So geht es:
  kontor orders import auftraege.csv --dry-run   ansehen, nichts speichern
  kontor orders import auftraege.csv             importieren; fragt vorher
  kontor imports list                            Importe mit ihrer Nummer
  kontor imports results 7 -o abgelehnt.csv      abgelehnte Zeilen von Import 7;
                                                 ausbessern und importieren
  kontor imports undo 7                          Import 7 rückgängig machen

Was nicht sicher verstanden ist, wird am Terminal gefragt. Sonst endet der
Befehl mit 2 und nennt die Angaben, mit denen es so gilt.

Spalten hinter --map:
  "street=Straße + Hausnummer"     zusammen, mit Leerzeichen
  "postal_code=PLZ(Ort)"           die Postleitzahl aus „20095 Hamburg“
  "city=Ort (2)"                   die zweite Spalte dieses Namens
  street=#5                        die fünfte Spalte
  company=                         keine Spalte
  "billing.street=Rg. Straße"      die Adresse, wo die Lieferadresse leer ist
  "item2.quantity=Menge 2"         mehrere Artikel nebeneinander
  cancelled=Status                 woran man Storniertes erkennt

Felder:
  external_order_id, date, salutation, email, company, first_address_line,
  second_address_line, pack_station, post_filiale, post_number, street,
  address_second_line, postal_code, city, country, product_id, product_name,
  quantity, product_id_and_quantity`,
  helpOrdersExport: 'Bestellungen als CSV ausgeben',
  helpOrdersList: 'Bestellungen auflisten, die neuesten zuerst',
  helpOrdersListMore: `So geht es:
  kontor orders list --status offen --from 2026-11-01
  kontor orders list --search Meyer --columns external_order_id,recipient,status
  kontor orders list --status on-hold --json         ein JSON-Dokument
  kontor orders list --all --jsonl                   eine Bestellung je Zeile`,
  helpOrdersShow: 'eine Bestellung mit Adresse und Verlauf zeigen',
  helpOrdersHold: 'offene Bestellungen anhalten',
  helpOrdersRelease: 'angehaltene Bestellungen fortsetzen',
  helpOrdersCancel: 'Bestellungen stornieren; das lässt sich nicht rückgängig machen',
  helpStatusMore: `Die Nummern sind Bestellnummern des Händlers, sonst die des ERP. Am Terminal
wird vorher gefragt, sonst braucht es --yes. Jede Nummer hat ihr eigenes
Ergebnis; ließ sich eine nicht ändern, endet der Befehl mit 3.`,
  helpErpNumber: 'die Nummern sind Auftragsnummern des ERP',
  helpFields: 'nur diese Spalten, durch Komma getrennt, in dieser Reihenfolge, auch in JSON',
  helpListLimit: 'höchstens so viele, ohne Angabe 50',
  helpListAll: 'alle gefundenen',
  helpJsonLines: 'JSON Lines: ein JSON-Objekt je Zeile',
  helpForce: 'eine vorhandene Datei ersetzen',
  helpForceErrors: 'eine vorhandene Datei von --errors ersetzen',
  helpDeliveries: 'Anlieferungen ansehen',
  helpDeliveriesList: 'Anlieferungen auflisten, die neuesten zuerst',
  helpDeliveriesShow: 'eine Anlieferung zeigen',
  helpDeliveryStatus: 'nur dieser Status',
  helpDeliveryProduct: 'Text in Nummer oder Name eines Produkts',
  helpArrivingFrom: 'Anlieferung ab diesem Tag (JJJJ-MM-TT oder TT.MM.JJJJ)',
  helpAllDeliveries: 'nur mit Berechtigung: die Anlieferungen aller Händler',
  helpWatch: 'Dateien, die in einem Ordner ankommen, als Bestellungen importieren',
  helpWatchMore: `Nach dem Import liegt eine Datei mit ihrer Quittung (.receipt.json) in
  done/        alles ist importiert
  rejected/    Zeilen wurden abgelehnt (.rejected.csv), oder es ging nicht
  questions/   etwas ist zu beantworten (.questions.txt); nichts ist importiert

Auf eine Datei, die noch geschrieben wird, wird gewartet. Antwortet der Server
nicht, bleibt die Datei liegen und wird wieder versucht. Strg-C und SIGTERM
lassen die laufende Datei fertig werden; nichts wird doppelt importiert.`,
  helpSettle: 'Sekunden, die eine Datei unverändert liegen muss, ohne Angabe 5',
  helpOnce: 'importieren, was da ist, und enden',
  helpWatchJsonLines: 'JSON Lines: ein JSON-Objekt je Datei',
  helpProducts: 'Produkte exportieren und aus Dateien übernehmen',
  helpProductsImport: 'neue und geänderte Produkte aus CSV oder Excel übernehmen, - liest von stdin',
  helpProductsImportMore: `So geht es:
  kontor products export --dialect excel-de -o produkte.csv
  kontor products import produkte.csv --dry-run      ansehen, nichts speichern
  kontor products import produkte.csv                übernehmen; fragt vorher

Gebraucht wird die Artikelnummer (product); dazu name, ean, price, unit, weight,
customsNumber, shopName, status und merchant, wenn die Datei sie hat. Geändert
wird nur, was anders ist; eine unbekannte Nummer wird ein neues Produkt. Eine
leere Zelle sagt nichts, mit --blank-clears leert sie ihr Feld. Bestände ändert
kontor stock import.`,
  helpBlankClears: 'leere Zellen leeren ihr Feld',
  helpProductsExport: 'Produkte als CSV ausgeben',
  helpStock: 'nur Produkte auf Lager (in) oder nicht auf Lager (out)',
  helpProductStatus: 'nur dieser Status',
  helpRisk: 'nur Produkte, die auszugehen drohen (1) oder nicht (0)',
  helpProductId: 'Text in der Artikelnummer',
  helpProductName: 'Text im Artikelnamen',
  helpProductSearch: 'Text in Artikelnummer, Name oder EAN',
  helpAllProducts: 'nur mit Berechtigung: die Produkte aller Händler',
  helpImports: 'bisherige Importe',
  helpImportsList: 'Importe auflisten, neueste zuerst',
  helpImportsShow: 'Beleg eines Imports',
  helpImportsResults: 'abgelehnte Zeilen eines Imports als CSV, mit --status die eines anderen Ergebnisses',
  helpImportsUndo: 'die noch offenen Bestellungen eines Imports stornieren; ersetzte kommen nicht zurück',
  helpErpCompare: 'nennen, wo Kontor und die FileMaker-Datei verschieden sind (Ende mit 3)',
  helpErpCompareMore:
    'Verglichen werden die Bestellungen der letzten 30 Tage: Anzahl und Summe je\nTag und Status, dann Satz für Satz. Geändert wird nichts.',
  helpSendMissing: 'was das ERP verloren hat, noch einmal senden; fragt vorher',
  helpCompareFrom: 'erster Tag der Bestellungen, wie 2026-11-01',
  helpCompareTo: 'letzter Tag der Bestellungen',
  helpFiles: 'eingelesene Dateien mit Sendungen, Bestand oder Produkten',
  helpFilesList: 'eingelesene Dateien auflisten, neueste zuerst',
  helpFilesUndo: 'rückgängig machen, was eine Datei geändert hat; was bleibt, wird genannt (Ende mit 3)',
  helpProfiles: 'gespeicherte Zuordnungen',
  helpProfilesList: 'Zuordnungen auflisten',
  helpProfilesShow: 'eine Zuordnung als JSON, geeignet für --profile',
  helpProfilesSave: 'eine Zuordnung aus einer JSON-Datei speichern',
  helpProfilesDelete: 'eine Zuordnung löschen',
  helpConfig: 'Einstellungen dieses Programms',
  helpAccount: 'benanntes Konto: sein Server und seine Anmeldung (siehe login); auch KONTOR_ACCOUNT',
  helpConfigGet: 'eine geltende Einstellung ausgeben',
  helpConfigSet: 'eine Einstellung speichern',
  helpConfigSetMore: `Einstellungen: url, language, merchant, profile, account

  kontor config set merchant 2                für alle Befehle dieses Benutzers
  kontor config set url https://… --project   für alle in diesem Ordner`,
  helpConfigUnset: 'eine Einstellung entfernen',
  helpConfigProject: 'in kontor.config.json des Projekts statt in der Datei des Benutzers',
  helpAuth: 'wer angemeldet ist',
  helpAuthStatus: 'zeigen, wer an welchem Server angemeldet ist',
  helpAuthList: 'alle Anmeldungen auf diesem Rechner: Konten, Server und wo ihr Token liegt',
  helpNoKeyring:
    'das Token in der Benutzerdatei ablegen, auch wenn das System einen Schlüsselbund hat; auch KONTOR_KEYRING=off',
  helpAuthToken: 'das Token ausgeben, das Befehle senden; es ist geheim',
  helpLoginMore: `Mehrere Server oder Konten bekommen Namen:
  kontor login --account test --url https://test.example
  kontor orders list --account test
  kontor config set account test                 gilt ab jetzt ohne --account`,
  helpConfigList: 'die geltenden Einstellungen',
  helpCompletion:
    'Skript ausgeben, mit dem Tab Befehle, Optionen und Werte ergänzt: bash, zsh, fish, powershell',
  helpCompletionMore: `Einrichten, dann ein neues Terminal öffnen:
  bash        echo 'source <(kontor completion bash)' >> ~/.bashrc
  zsh         echo 'source <(kontor completion zsh)' >> ~/.zshrc
  fish        kontor completion fish > ~/.config/fish/completions/kontor.fish
  PowerShell  kontor completion powershell >> $PROFILE`,
  helpErp: 'die Anbindung an das ERP prüfen',
  helpErpCheck: 'prüfen, ob die FileMaker-Datei hat, was Bestellungen brauchen',
  helpErpCheckMore:
    'Das Portal meldet sich mit seinen Einstellungen (KONTOR_FILEMAKER_…) an\nund liest das Layout; geschrieben wird nichts. Was fehlt, steht Feld für Feld\nda, als Satz für die Entwicklung der Datei. Darf, wer die Einstellungen ändern\ndarf. Ergebnis 0: alles da, 1: etwas fehlt oder FileMaker antwortet nicht.',
} as const;
