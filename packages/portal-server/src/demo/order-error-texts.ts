/** Texts of the warehouse about an error, by error type; `{product}`, `{carrier}`, `{n}` and `{place}` are replaced. */
export const ERROR_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'Falscher Artikel': [
    'Statt „{product}“ wurde ein ähnlicher Artikel aus dem Nachbarfach kommissioniert. Rücksendung läuft, Ersatz ist raus.',
    'Kunde meldet: falsche Farbe erhalten ({product}). Barcode am Lagerplatz {place} war überklebt.',
    'Zwei Bestellungen beim Packen vertauscht. „{product}“ ging an den falschen Empfänger.',
    'Falsche Größe geliefert. Lagerplatz {place} enthielt gemischte Ware, Platz wurde bereinigt.',
  ],
  'Falsche Menge': [
    'Es fehlten {n} Stück „{product}“. Nachlieferung noch am selben Tag versandt.',
    '{n} Stück „{product}“ zu viel gepackt. Kunde behält die Ware gegen Nachberechnung.',
    'Pickliste zeigte die richtige Menge, gescannt wurde einmal zu wenig. Bestand auf {place} korrigiert.',
    'Ein Teil der Sendung blieb im Packtisch liegen ({product}), zweites Paket am Folgetag verschickt.',
  ],
  'Artikel beschädigt': [
    '„{product}“ kam zerbrochen an, Fotos vom Kunden liegen vor. Polsterung war zu knapp.',
    'Karton durchnässt, Ware unbrauchbar. Schadensmeldung bei {carrier} aufgegeben.',
    'Verpackung eingedrückt, {n} Stück „{product}“ verbeult. Ersatz versendet.',
    'Schon beim Wareneingang beschädigt, beim Packen nicht bemerkt. Restbestand auf {place} geprüft.',
  ],
  'Sendung verloren': [
    'Seit {n} Tagen kein Scan bei {carrier}. Nachforschungsantrag gestellt.',
    '{carrier} meldet die Sendung als verloren. Erstattung zugesagt, Ersatzlieferung veranlasst.',
    'Laut {carrier} zugestellt, Kunde hat nichts erhalten. Unterschrift angefordert.',
  ],
  'Adresse unzustellbar': [
    'Hausnummer fehlte in der Bestellung, {carrier} hat zurückgeschickt. Händler um Anschrift gebeten.',
    'Empfänger unbekannt verzogen. Paket liegt wieder im Lager.',
    'Packstation war voll, Rücklauf nach {n} Tagen Lagerfrist.',
    'Firmenname stand nicht am Gebäude. Telefonisch geklärt, zweiter Zustellversuch.',
  ],
  'Verspäteter Versand': [
    'Cut-off um {n} Minuten verpasst, Paket erst am nächsten Werktag abgeholt.',
    '„{product}“ musste erst von {place} umgelagert werden, Versand verzögert.',
    'Abholung durch {carrier} ausgefallen, Sendung einen Tag später übergeben.',
    'Bestellung blieb nach der Freigabe im Status angehalten und wurde übersehen.',
  ],
  Sonstiges: [
    'Lieferschein eines anderen Händlers lag im Paket.',
    'Rechnung doppelt beigelegt, Geschenkbestellung sollte neutral verpackt sein.',
    'Zollpapiere fehlten, Sendung wurde an der Grenze angehalten.',
    'Gratisprobe der Aktion vergessen, wird mit der nächsten Bestellung verschickt.',
  ],
};
