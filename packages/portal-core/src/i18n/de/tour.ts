export const tour = {
  title: 'Rundgang',
  showWords: 'einführung hilfe anleitung erste schritte tour',
  invitation: 'Neu hier? Ein Rundgang zeigt in einer Minute, wo was steht.',
  begin: 'Rundgang beginnen',
  never: 'Nicht mehr zeigen',
  step: 'Schritt {{step}} von {{count}}',
  back: 'Zurück',
  next: 'Weiter',
  done: 'Fertig',
  open: 'Seite öffnen',
  ordersText:
    'Jede Bestellung mit Status, Sendung und Empfänger. Eine Zeile öffnet sich daneben, die Liste bleibt stehen. Filter stehen über der Liste, und als Ansicht lassen sie sich behalten.',
  importText:
    'CSV oder Excel auswählen, prüfen, einlesen. Nichts wird angelegt, bevor Sie es gesehen haben, und eine Datei lässt sich wieder rückgängig machen.',
  productsText: 'Was verfügbar ist, was reserviert, und wann ein Produkt voraussichtlich ausgeht.',
  deliveriesText:
    'Ware ankündigen und verfolgen, was davon im Lager angekommen ist. Auf dem Telefon steht die nächste Anlieferung oben.',
  investigationsText:
    'Stimmt etwas mit einer Bestellung nicht, wird hier nachgefragt und geantwortet. „Wartet auf“ sagt, wer an der Reihe ist.',
  keysTitle: 'Schnell ans Ziel',
  keysText:
    'Die Suche in der Kopfzeile findet Seiten, Bestellungen und Aktionen, auch diesen Rundgang. Auf der Tastatur öffnet {{search}} die Suche, und ? zeigt alle Tasten.',
} as const;
