import { plainWords } from './fold.js';

const ALL = String.raw`(?:an alle|euch allen|ihnen allen|alle|allen|allerseits|zusammen|euch|ihnen|all|everyone)`;
const ORDERS = String.raw`(?:bestellung|bestellungen|bestellliste|auftrag|auftraege|liste|tabelle|daten|order|orders|list)`;
const DEVICE = String.raw`(?:iphone|ipad|handy|smartphone|mobiltelefon|mobilgeraet|mobile device|phone|tablet|android|ios|windows|outlook|samsung|huawei|galaxy|mail app|mail)`;

/** Lines of a letter or of a mail around its list, each as a whole, in folded words: how it greets, hands over the list, and where it was written. */
const LINES = [
  String.raw`(?:guten|schoenen|good) (?:morgen|tag|abend|nachmittag|morning|day|afternoon|evening)(?: noch)?(?: ${ALL})?`,
  String.raw`(?:hallo|moin|servus|hi|hello|liebe|dear)(?: ihr lieben| ${ALL})`,
  String.raw`(?:(?:ein )?(?:schoenes|gutes)|nice|have a (?:nice|good)) (?:wochenende|weekend)(?: noch)?(?: ${ALL})?`,
  String.raw`(?:(?:einen )?(?:schoenen|guten)) (?:feierabend|start in die woche|sonntag|advent)(?: noch)?(?: ${ALL})?`,
  String.raw`(?:best|warm|kind) wishes(?: \p{L}+){0,2}`,
  String.raw`(?:hier|anbei|nachfolgend|nachstehend|im anhang|here(?: are| is)?|attached)(?: kommt| kommen| folgt| folgen| ist| sind)?(?: die| der| das| eine| unsere| meine| the| our| my)?(?: aktuellen?| neuen?| new| latest)? ${ORDERS}`,
  String.raw`(?:diese (?:e mail|mail|nachricht) wurde )?(?:(?:gesendet|sent) (?:von|mit|aus|from|with)(?: meinem| my| der| the)?|(?:von|aus|from) (?:meinem|my)|get)(?: \p{L}+){0,2} ${DEVICE}(?: (?:fuer|for|app|von|mit|geraet|device|\d+) ?\p{L}*){0,3}(?: gesendet| geschickt)?`,
].map((pattern) => new RegExp(`^(?:${pattern})$`, 'u'));

/** Most characters of such a line. */
const LONGEST = 100;

/** Who signed a list: `gez. Ute Heide`. */
const SIGNED = /^gez(?:eichnet)?\b\.?:?(?:\s+\p{Lu}[\p{L}.'’-]*){1,4}$/u;

/** Whether a line is one that letters have around a list, and says nothing of the orders in it. */
export function isOfLetter(line: string): boolean {
  const text = line.trim();
  if (text.length > LONGEST) return false;
  if (SIGNED.test(text)) return true;
  const words = plainWords(text);
  return LINES.some((pattern) => pattern.test(words));
}
