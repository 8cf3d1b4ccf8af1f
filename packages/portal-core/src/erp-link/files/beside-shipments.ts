import { foldHeader } from '../../order-import/index.js';
import { cleanText, issue, type Issue } from '../../validation/index.js';
import { amountOf, isYes as saysYes, NAMES, NO } from './contradictions.js';
import { erpStatus } from '../erp-status.js';
import type { ReportColumns } from './report-columns.js';

/** What the columns that are not read say of a shipment. */
export interface SaidBeside {
  /** Why the row is not taken: it is a return, was cancelled or not printed, or is only a part of the order. */
  readonly issues: readonly Issue[];
  /** Whether the parcel has not left the house yet. */
  readonly waits: boolean;
}

type Kind = 'cancelled' | 'returned' | 'sent' | 'fault' | 'remark' | 'part' | 'rest' | 'other';
interface Beside {
  readonly at: number;
  readonly name: string;
  readonly kind: Kind;
  /** Whether any row says something there. */
  readonly isUsed: boolean;
}

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['cancelled', /storn(?!ierbar|omoeglich)|annull|cancel(?!l?able)|^void|geloescht|deleted|ungueltig/],
  ['returned', /^(?:ist|is)?(?:retouren?|ruecksendung|ruecklaeufer|returns?|returned|rma)$/],
  [
    'sent',
    /^(?:ist|is)?(?:uebergeben|versendet|versandt|verschickt|abgeholt|ausgeliefert|eingeliefert|gescannt|tagesabschluss|gueltig|valid|manifest(?:iert|ed)?|shipped|dispatched|sent|scanned|pickedup|handedover)(?:am|um|date|datum|on|at)?$/,
  ],
  [
    'sent',
    /^(?:versand|uebergabe|abhol|einlieferungs|manifest|ship|shipping|shipment|dispatch|pickup)(?:datum|date|tag|zeitpunkt)$/,
  ],
  ['fault', /^(?:fehler|error|fault)/],
  [
    'remark',
    /^(?:meldung|hinweis|nachricht|message|ergebnis|result|bemerkung|remark|info|kommentar|comment|warnung|warning)/,
  ],
  ['part', /^(?:ist|is)?(?:teil(?:lieferung|versand|sendung)|partial(?:shipment|delivery|fulfillment)?)$/],
  [
    'rest',
    /^(?:rest(?:offen|menge)?|nochoffen|rueckstand|offenemenge|mengeoffen|backorder(?:ed)?|(?:open|remaining)(?:qty|quantity)?|quantityremaining)$/,
  ],
];

const OK = /^(?:ok|okay|erfolg\p{L}*|success\p{L}*)$/iu;
const RETURN =
  /(?<!(?:kein|keine|no|ohne|without|mit|with|inkl\.?|incl\.?|\+) ?)(?<!\p{L})(?:retouren?|retouren?(?:sendung|paket|label)|(?:dhl )?retour|rücksendung(?:en)?|ruecksendung(?:en)?|returns?|returned|rma|inbound|rückläufer|ruecklaeufer)(?!\p{L})(?! (?:labels? )?(?:beigelegt|beilage|liegt bei|enclosed|included))|(?<!\p{L})(?:zurück|zurueck)(?: an|$)|zurückgesandt|zurueckgesandt|annahme verweigert|delivery refused|abholauftrag/iu;
const CANCELLED = /^(?:storniert|storno|cancel+ed|void|voided|annulliert|gelöscht|deleted)$/iu;
const NOT_SENT =
  /^(?:verloren|lost|unzustellbar|undeliverable|beschädigt|vernichtet|destroyed|nicht (?:gedruckt|erstellt|gescannt|zugestellt|versendet|verschickt|abgeschickt|abgeholt|übergeben).*|not (?:printed|scanned|shipped|sent|delivered).*)$/iu;
const PART = /^(?:partial(?:ly)?(?: \p{L}+)*|teil(?:lieferung|versand|sendung|weise)(?: .*)?)$/iu;
const REST_FOLLOWS = /(?<!\p{L})(?:rest|kommt nach|nachlieferung|folgt)(?!\p{L})|fehlt(?!\p{L})/iu;
const PART_OF = /^teil(?:lieferung)? (\d+) (?:von|of|\/) ?(\d+)$/iu;
const FAULT =
  /nicht (?:erstellt|erzeugt|gedruckt|möglich|versendet|übergeben)|fehler|fehlgeschlagen|(?<!\p{L})(?:error|failed|invalid|rejected)(?!\p{L})|ungültig|abgelehnt|nicht gefunden|not found|liegt noch|holt \p{L}*\s?ab|selbstabhol|abhol(?:er|ung)(?!\p{L})(?! in (?:der )?(?:post)?filiale)/iu;

const ORDERED =
  /^(?:menge|anzahl|qty|quantity)(?:bestellt|ordered)?$|^(?:bestellt|ordered)$|^(?:bestell|auftrags|soll)menge$|^(?:bestellte?|ordered)(?:menge|qty|quantity)$/;
const SENT =
  /^(?:menge|anzahl|qty|quantity)(?:geliefert|versendet|versandt|shipped|fulfilled|delivered)$|^(?:liefer|versand|ist)menge$|^(?:gelieferte?|shipped|fulfilled|delivered)(?:menge|qty|quantity)?$/;

/**
 * Reads what the columns beside order, number and status say of a row. Its columns are known by their names, and a word such as "Retoure" or
 * "storniert" counts in any of them but those of people, places and goods.
 */
export function besideShipments(
  header: readonly string[],
  columns: ReportColumns,
  rows: readonly { readonly cells: readonly string[] }[],
): (cells: readonly string[]) => SaidBeside {
  const read = new Set([columns.order, columns.tracking, columns.status, columns.merchant]);
  const names = header.map(foldHeader);
  const isUsed = (at: number) => rows.some(({ cells }) => cleanText(cells[at] ?? '') !== '');
  const besides = header.flatMap((name, at): Beside[] =>
    read.has(at) ? [] : [{ at, name, kind: kindOf(names[at] ?? ''), isUsed: isUsed(at) }],
  );
  const [ordered, sent] = [ORDERED, SENT].map((pattern) => names.findIndex((name) => pattern.test(name)));
  return (cells) => {
    const textAt = (at: number) => cleanText(cells[at] ?? '');
    const issues = besides
      .filter(({ at }) => !NAMES.test(names[at] ?? ''))
      .flatMap(({ kind, name, at }) => {
        const code = codeOf(kind, textAt(at));
        return code === null ? [] : [issue('', code, { column: name, value: textAt(at) })];
      });
    const [wanted = NaN, gone = NaN] = [ordered, sent].map((at = -1) => amountOf(textAt(at)));
    if (gone < wanted)
      issues.push(
        issue('', 'shipmentInPart', { column: header[sent ?? -1] ?? '', value: textAt(sent ?? -1) }),
      );
    const waits = besides.some(
      ({ kind, isUsed: used, at }) =>
        (kind === 'sent' && used && NO.test(textAt(at))) ||
        (kind === 'other' && erpStatus(textAt(at)) === 'none'),
    );
    return { issues, waits };
  };
}

const kindOf = (name: string): Kind => KINDS.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other';

type Code = 'shipmentReturned' | 'shipmentCancelled' | 'shipmentFailed' | 'shipmentInPart';

/** Why a cell speaks against its row; null for most. */
function codeOf(kind: Kind, text: string): Code | null {
  if (text === '') return null;
  const isYes = saysYes(text);
  if ((kind === 'cancelled' && isYes) || CANCELLED.test(text)) return 'shipmentCancelled';
  if ((kind === 'returned' && isYes) || RETURN.test(text)) return 'shipmentReturned';
  if (kind === 'fault' && isYes && !OK.test(text)) return 'shipmentFailed';
  if (NOT_SENT.test(text) || (kind === 'remark' && FAULT.test(text))) return 'shipmentFailed';
  if (kind === 'remark' && REST_FOLLOWS.test(text)) return 'shipmentInPart';
  if ((kind === 'part' && isYes) || PART.test(text) || isEarlierPart(text)) return 'shipmentInPart';
  return kind === 'rest' && amountOf(text) > 0 ? 'shipmentInPart' : null;
}

/** Whether a text names a part before the last. */
function isEarlierPart(text: string): boolean {
  const [, part, of] = PART_OF.exec(text) ?? [];
  return part !== undefined && Number(part) < Number(of);
}
