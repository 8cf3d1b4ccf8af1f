import type { InvestigationStatus } from '@kontor/portal-core/investigations';

/** A turn of a demo conversation. `{order}`, `{tracking}`, `{carrier}` and `{product}` are replaced by values of the order. */
export interface Turn {
  readonly by: 'merchant' | 'warehouse' | 'sysadmin';
  /** Hours after the previous turn; unused for the first one. */
  readonly after: number;
  /** HTML. */
  readonly text: string;
  /** The status it sets, if any. The first turn always opens the investigation. */
  readonly to?: InvestigationStatus;
}
export type Conversation = readonly Turn[];

const merchant = (after: number, text: string): Turn => ({ by: 'merchant', after, text });
const warehouse = (after: number, text: string, to?: InvestigationStatus): Turn => ({
  by: 'warehouse',
  after,
  text,
  ...(to && { to }),
});
const sysadmin = (after: number, text: string, to?: InvestigationStatus): Turn => ({
  by: 'sysadmin',
  after,
  text,
  ...(to && { to }),
});

/** Conversations by the status in which they end. */
export const CONVERSATIONS: Readonly<Record<InvestigationStatus, readonly Conversation[]>> = {
  OPEN: [
    [
      merchant(
        0,
        '<p>Guten Morgen, unsere Kundin wartet seit Tagen auf die Bestellung {order}. Laut {carrier} hat sich die Sendung <strong>{tracking}</strong> seit der Einlieferung nicht mehr bewegt. Können Sie bitte nachforschen?</p>',
      ),
    ],
    [
      merchant(
        0,
        '<p>Der Kunde meldet, dass im Paket zur Bestellung {order} ein Artikel fehlt:</p><ul><li>{product}</li></ul><p>Bitte prüfen Sie Packprotokoll und Restbestand am Lagerplatz.</p>',
      ),
      warehouse(
        5,
        '<p>Danke für die Meldung. Wir zählen den Platz heute Nachmittag nach und melden uns.</p>',
      ),
    ],
    [
      merchant(
        0,
        '<p>Ware beschädigt angekommen: {product} ist gebrochen, der Karton war innen nicht gepolstert. Fotos liegen uns vor und können bei Bedarf nachgereicht werden.</p>',
      ),
      merchant(26, '<p>Gibt es hierzu schon einen Stand? Die Kundin fragt nach einer Ersatzlieferung.</p>'),
    ],
    [
      warehouse(
        0,
        '<p>Die Sendung {tracking} ist als unzustellbar zu uns zurückgekommen (Empfänger unbekannt). Bitte klären Sie die Anschrift zur Bestellung {order} mit Ihrem Kunden.</p>',
      ),
    ],
  ],
  UNDER_REVIEW: [
    [
      merchant(
        0,
        '<p>Zur Bestellung {order}: Die Sendungsverfolgung zeigt „zugestellt“, der Empfänger hat aber nichts erhalten, auch kein Nachbar. Bitte leiten Sie eine Nachforschung beim Paketdienst ein.</p>',
      ),
      warehouse(
        3,
        '<p>Nachforschungsauftrag bei {carrier} gestellt, Sendung {tracking}. Erfahrungsgemäß dauert die Antwort fünf bis sieben Werktage.</p>',
        'UNDER_REVIEW',
      ),
      merchant(
        20,
        '<p>Vielen Dank. Wir haben die Kundin vertröstet, sie hätte die Ware gern bis Freitag.</p>',
      ),
    ],
    [
      merchant(
        0,
        '<p>Es wurde offenbar der falsche Artikel verschickt. Bestellt war {product}, angekommen ist etwas anderes. Wer trägt die Kosten der Rücksendung?</p>',
      ),
      warehouse(
        2,
        '<p>Wir sehen uns die Kommissionierung an. Vermutlich lagen zwei Artikel auf demselben Platz.</p>',
        'UNDER_REVIEW',
      ),
      sysadmin(
        4,
        '<p>Zur Kostenfrage: Bestätigt sich ein Packfehler, übernehmen wir Rücksendung und Ersatz. Bitte die Kundin <u>nicht</u> selbst frankieren lassen, das Etikett kommt von uns.</p>',
      ),
    ],
    [
      warehouse(
        0,
        '<p>Beim Warenausgang ist uns aufgefallen, dass das Gewicht der Sendung {tracking} nicht zum Inhalt der Bestellung {order} passt (0,4 kg zu wenig).</p>',
      ),
      warehouse(1, '<p>Wir prüfen die Kameraaufnahme vom Packtisch 4.</p>', 'UNDER_REVIEW'),
      merchant(18, '<p>Danke für den Hinweis – der Kunde hat sich bei uns noch nicht gemeldet.</p>'),
      warehouse(6, '<p>Zwischenstand: Es fehlte wohl {product}. Wir zählen heute noch nach.</p>'),
    ],
  ],
  DONE: [
    [
      merchant(
        0,
        '<p>Sendung {tracking} zur Bestellung {order} steht seit einer Woche im Paketzentrum. Bitte nachfragen.</p>',
      ),
      warehouse(4, '<p>Anfrage bei {carrier} läuft.</p>', 'UNDER_REVIEW'),
      warehouse(
        70,
        '<p>{carrier} hat die Sendung gefunden und gestern zugestellt. Der Ablieferbeleg liegt uns vor.</p>',
        'DONE',
      ),
      merchant(3, '<p>Bestätigt, die Kundin hat ihr Paket. Danke!</p>'),
    ],
    [
      merchant(
        0,
        '<p>Ein Artikel der Bestellung {order} fehlte im Paket: {product}. Bitte um Nachlieferung oder Gutschrift.</p>',
      ),
      warehouse(6, '<p>Wir prüfen den Bestand.</p>', 'UNDER_REVIEW'),
      warehouse(
        22,
        '<p>Fehlmenge bestätigt, der Bestand war um ein Stück zu hoch. Die Nachlieferung ging heute mit eigener Sendungsnummer hinaus, der Bestand ist berichtigt.</p>',
        'DONE',
      ),
    ],
    [
      merchant(
        0,
        '<p>Annahme verweigert? Unser Kunde weiß von keinem Zustellversuch (Bestellung {order}).</p>',
      ),
      warehouse(2, '<p>Die Retoure ist bei uns eingegangen, wir sehen nach dem Rückläuferetikett.</p>'),
      warehouse(1, '<p>Laut Etikett „Empfänger unbekannt“: Auf dem Paket fehlte der Firmenname.</p>', 'DONE'),
      merchant(30, '<p>Der Kunde möchte die Ware nun doch – bitte noch einmal öffnen und neu versenden.</p>'),
      warehouse(3, '<p>Wird heute mit vollständiger Anschrift neu versendet.</p>', 'UNDER_REVIEW'),
      warehouse(50, '<p>Zugestellt. Wir schließen den Vorgang.</p>', 'DONE'),
    ],
    [
      merchant(0, '<p>Rechnung und Inhalt der Bestellung {order} stimmen nicht überein. Bitte klären.</p>'),
      sysadmin(
        9,
        '<p>Die Bestellung wurde vor dem Packen geändert, die Rechnung stammt noch von der ersten Fassung. Eine berichtigte Rechnung finden Sie in Ihrem Shopsystem.</p>',
        'DONE',
      ),
    ],
  ],
};
