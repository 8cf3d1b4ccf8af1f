import type { CancelledSource } from '../order-import.types.js';
import { foldText } from './fold.js';
import { isEmptyBox } from './tick-box.js';

/** Words before or after a keyword that negate it, or say that it is still to be done. */
const NOT_YET =
  /(?<!\p{L})(?:(?:noch\s+nicht|nicht|not|no|kein\p{L}*|ohne|partially|partly|teilweise|wird|werden|kann|soll|muss|to\s+be|will\s+be|can\s+be|ready\s+to\s+be)[\s_-]+|(?:un|non|teil)-?)(?:(?:vollständig|komplett|complete(?:ly)?|ganz|yet)[\s_-]+)?\p{L}*/giu;
const FORESEEN = /\p{L}*(?:bar|able)(?!\p{L}).*/giu;
/** Words of shops and marketplaces for an order that must not be sent any more, or that is none. */
const SAYS_CANCELLED =
  /storn|cancel|annul|(?<!\p{L})void|widerruf|abgebrochen|gelöscht|geloescht|deleted|retour|(?<!\p{L})return(?:s|ed)?(?!\p{L})|rück(?:gabe|nahme|sendung|ware)|refund|erstatt|abgelehnt|gutschrift|credit[\s_-]*(?:note|memo)|rechnungskorrektur/iu;
const SAYS_DONE =
  /(?<!\p{L})(?:versendet|versandt|verschickt|ausgeliefert|geliefert|zugestellt|shipped|fulfilled|delivered|dispatched|abgeholt)(?!\p{L}|\s+werden)/iu;
/** The same in languages around Germany, as a text of its own: beside a negation, or what is still to be done, it says the opposite. */
const SAYS_IT_ALONE =
  /^(?:anul(?:owane|owano|owana)|zrušen[oá]|makulerad|envoyée?s?|expédiée?s?|livrée?s?|remboursée?s?|retournée?s?|verzonden|geleverd|bezorgd|afgeleverd|terugbetaald|geretourneerd|spedit[oaie]|consegnat[oaie]|rimborsat[oaie]|enviad[oa]s?|entregad[oa]s?|reembolsad[oa]s?|devuelt[oa]s?|wysłan[eoay]|doręczon[eoay]|dostarczon[eoay]|zwrócon[eoay]|odeslán[oa]|doručen[oa]|leveret|levererad|afsendt|skickad)$/iu;
/** A state of orders in this portal behind the delivery, as its own downloads write it. */
const SAYS_INVOICED = /^verrechnet$/iu;
const SAYS_TEST = /(?<!\p{L})test(?:s|[\s_-]*(?:bestellung|auftrag|order))?(?!\p{L})/iu;
const SAYS_OFFER =
  /^(?:(?:unverbindliches )?angebot|quote|quotation|offer|credit|kostenvoranschlag|proforma(?:-?rechnung)?|pro-?forma invoice)$/iu;
const SAYS_NO =
  /^(?:|nein|no|nee|non|não|nej|n|(?:noch )?nicht(?:[\s_].*)?|not[\s_].*|un(?:fulfilled|shipped)|offen|open|pending|false|falsch|keine?|none|null|n\/a|[-–—]+|0+(?:[.,]0+)?|0{4}-00-00(?:[ T]00:00(?::00)?)?)$/iu;

/** Names of sheets with orders that are collected, on hold, returned or listed twice. */
const NOT_FROM_HERE =
  /(?<!\p{L})(?:nicht\s+(?:ver)?(?:senden|schicken|liefern)|(?:selbst)?abholer\p{L}*|(?:selbst)?abholung\p{L}*|pick-?up|rückläufer|doppelte?r?|duplikate?|duplicates?|wartet|wartende?|warteliste|on hold|zurückgestellt\p{L}*|gesperrt\p{L}*|vorbestellung(?:en)?|pre-?orders?|unbezahlt|unpaid|erledigte?|abgeschlossene?|completed)(?!\p{L})/iu;

/** Names of sheets that say something about orders of another one: what changed, what is open, what is done. */
const SPEAKS_OF_ORDERS =
  /(?<!\p{L})(?:(?:ver)?änderung(?:en)?|aenderungen|korrektur(?:en)?|notiz(?:en)?|hinweise?|bemerkung(?:en)?|anmerkung(?:en)?|kommentare?|rückfragen?|(?:offene )?fragen|reklamation(?:en)?|beschwerden?|klärung(?:en)?|klärfälle|probleme?|problemfälle|fehler|umtausch|teillieferung(?:en)?|mahnung(?:en)?|fertige?|abgearbeitete?|bearbeitet|raus|notes?|remarks?|comments?|changes?|corrections?|questions?|issues?|problems?|complaints?|done|finished|status|states?|liefer(?:adressen|anschriften)|(?:weitere|zusätzliche|fehlende) positionen|nachbestellung(?:en)?|nachträge?|pausiert|klären|kündigungen)(?!\p{L})/iu;

/**
 * Creates a test of the rows of a file: the index (from 0) of the column in which a row says that it must not be sent; undefined when no
 * column does. A blank cell says nothing, and rows often repeat the text above, which is judged once.
 */
export function cancelledColumnOf(
  sources: readonly CancelledSource[],
): (cells: readonly string[]) => number | undefined {
  const columns = sources.map(({ column, when }) => ({
    column,
    when,
    last: '',
    isCancelled: judge('', when),
  }));
  return (cells) => {
    for (const one of columns) {
      const text = cells[one.column] ?? '';
      if (text === '') continue;
      if (text !== one.last) {
        one.last = text;
        one.isCancelled = judge(text.trim(), one.when);
      }
      if (one.isCancelled) return one.column;
    }
    return undefined;
  };
}

function judge(text: string, when: CancelledSource['when']): boolean {
  if (when === 'denies') return deniesSending(text);
  return when === 'says' ? saysCancelled(text) : !saysNo(text);
}

/** Whether a cell says that something did not happen, or is blank; so does a box that nobody ticked. */
export const saysNo = (text: string): boolean => SAYS_NO.test(text) || isEmptyBox(text);

/** What denies an approval or a payment besides a no: it is awaited, something is missing, or its day is none. */
const DENIES =
  /^(?:[✗✘❌]\ufe0f?|\?+|noch\b.*|fehlt.*|fehlend.*|missing|unpaid|unbezahlt|wart.*|ausstehend.*|waiting|0{4}-00-00(?: 00:00(?::00)?)?)$/;

/** Whether a cell about an approval or a payment denies it; a blank one, or a dash for it, says nothing. */
export const deniesSending = (text: string): boolean =>
  !/^[-–—]*$/.test(text) && (saysNo(text) || DENIES.test(foldText(text)));

/** Whether a status means that its order must not be sent any more, or that it is none. */
export function saysCancelled(text: string): boolean {
  if (SAYS_OFFER.test(text) || SAYS_INVOICED.test(text)) return true;
  if (SAYS_IT_ALONE.test(text.trim().normalize('NFC'))) return true;
  return speaks(text) && speaks(text.replaceAll(NOT_YET, ' ').replaceAll(FORESEEN, ' '));
}

/** Whether the name of a sheet means that its orders are cancelled, returned or already sent. */
export function saysNotToSend(name: string): boolean {
  const said = name.replaceAll(NOT_YET, ' ').replaceAll(FORESEEN, ' ');
  return NOT_FROM_HERE.test(name) || SAYS_CANCELLED.test(said) || SAYS_DONE.test(said);
}

/** Whether the name of a sheet means that it says something about orders of another one, which are not to be sent as they stand there. */
export const speaksOfOrders = (name: string): boolean =>
  saysNotToSend(name) || SPEAKS_OF_ORDERS.test(name.normalize('NFC'));

/** Names of sheets whose rows are no current orders. */
const NO_ORDERS =
  /(?<!\p{L})(?:muster(?:bestellung(?:en)?|auftrag|auftr(?:ä|ae)ge|daten)?|beispiele?|archive?[ds]?|archiviert\p{L}*|papierkorb|trash)(?!\p{L})/iu;

/** Whether the name of a sheet means that its rows are samples or past orders. */
export const saysNoOrders = (name: string): boolean => NO_ORDERS.test(name);

/** Words in a file name that say nothing about the state of its orders. */
const TELLS_NOTHING =
  /^(?:\d.*|\p{L}|orders?|bestell\p{L}*|auftr\p{L}*|export\p{L}*|listen?|lists?|dateie?n?|files?|reports?|bericht|shop|(?:kw|cw)\d*|von|bis|vom|am|alle|all|neu|new|final|kopie|copy|jan\p{L}*|feb\p{L}*|mär\p{L}*|mar\p{L}*|apr\p{L}*|mai|may|jun\p{L}*|jul\p{L}*|aug\p{L}*|sep\p{L}*|okt\p{L}*|oct\p{L}*|nov\p{L}*|de[zc]\p{L}*)$/iu;

/** What a file has that is none of current orders, at the end of its name. */
const NO_ORDERS_IN_FILE =
  /(?:^|\s)(?:nicht (?:importieren|senden|versenden|verwenden)|do not (?:import|ship)|entwurf|draft|alt|old|backup|testdaten|muster|beispiel|vorlage|template|archiv(?:e|iert)?|erledigt|angebote?|quotes?|kostenvoranschläge?|warenk(?:o|ö)rbe?|warenkorbabbr(?:e|ü)cher?|abandoned carts?|carts|lieferantenbestellungen|wareneing(?:a|ä)nge?|umlagerung(?:en)?|inventur|offene zahlungen|mahnungen|fehlerliste|duplikate|dubletten|kündigungen|kuendigungen)$/iu;

/** Whether the name of a file ends with the state of its orders: `nordwind_retouren_kw47.csv`, not `storno-preise.csv`. */
export function saysNotToSendByName(file: string): boolean {
  const stem = file.normalize('NFC').replace(/\.\w{1,5}$/, '');
  const words = stem.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !TELLS_NOTHING.test(word));
  const last = words.at(-1) ?? '';
  if (NO_ORDERS_IN_FILE.test(words.slice(-2).join(' '))) return true;
  if (!SAYS_CANCELLED.test(last) && !SAYS_DONE.test(last)) return false;
  return ` ${words.join(' ')}`.replaceAll(NOT_YET, ' ').replaceAll(FORESEEN, ' ').endsWith(` ${last}`);
}

const speaks = (text: string): boolean =>
  SAYS_CANCELLED.test(text) || SAYS_DONE.test(text) || SAYS_TEST.test(text);
