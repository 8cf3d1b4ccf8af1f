import { formatInstant, today } from '@kontor/portal-core/dates';
import { digestLines, type DigestLine, type DigestNews } from '@kontor/portal-core/digest';
import { createTranslator, type Language, type Translate } from '@kontor/portal-core/i18n';
import type { Clock } from '../dates/index.js';

/** What a daily e-mail is written from. */
export interface DigestContent {
  readonly news: DigestNews;
  /** Since when; `isVisit` when the person was in the portal then, not told by an e-mail. */
  readonly since: { readonly at: string; readonly isVisit: boolean };
  readonly name: string;
  readonly company: string;
  readonly language: Language;
  /** Address of the portal without a slash at the end. */
  readonly portalUrl: string;
  /** Key of the link that switches it off. */
  readonly endKey: string;
}

/** The parts of an e-mail that its reader sees, and the address that switches it off. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly endUrl: string;
}

interface Writing {
  readonly clock: Clock;
  readonly timeZone: string;
}

/** Writes a daily e-mail; null when nothing has happened. */
export function writeLetter(content: DigestContent, { clock, timeZone }: Writing): Letter | null {
  const lines = digestLines(content.news, today(clock, timeZone));
  if (lines.length === 0) return null;
  const translate = createTranslator(content.language);
  const { company, portalUrl, since } = content;
  const endUrl = `${portalUrl}/daily-email/end#${content.endKey}`;
  const at = formatInstant(Date.parse(since.at), timeZone);
  const parts: LetterParts = {
    greeting: greetingOf(translate, content.name),
    intro: translate(since.isVisit ? 'digest.sinceVisit' : 'digest.sinceMail', { at }),
    lines: lines.map((line) => ({ text: wordsOf(translate, line), url: portalUrl + line.path })),
    open: { text: translate('digest.open', { company }), url: portalUrl },
    why: translate('digest.why'),
    change: { text: translate('digest.change'), url: `${portalUrl}/profile` },
    end: { text: translate('digest.end'), url: endUrl },
  };
  const news = lines.filter(({ fresh }) => fresh > 0).map((line) => countOf(translate, line));
  return {
    subject: translate('digest.subject', { company, news: news.join(', ') }).replace(/\s+/g, ' '),
    text: plainText(parts),
    html: htmlText(parts, content.language),
    endUrl,
  };
}

/** What mail programs make a link of. Hosts may end in digits or be nothing else, and have other full stops than the one. */
const LINK = /[/@]|\bwww\.|[\p{L}\p{N}-][.\u3002\uff0e\uff61][\p{L}\p{N}]/iu;

/** The greeting, without a name that would be a link: whoever chose it need not be the reader. */
const greetingOf = (translate: Translate, name: string): string =>
  LINK.test(name) ? translate('digest.greetingAlone') : translate('digest.greeting', { name });

const countOf = (translate: Translate, { text, all }: DigestLine): string => translate(text, { count: all });

/** A line in words; of what waits it tells how much is new where some is older. */
function wordsOf(translate: Translate, line: DigestLine): string {
  const { all, fresh } = line;
  const words = countOf(translate, line);
  return fresh === all ? words : `${words} (${translate('digest.fresh', { count: fresh })})`;
}

interface LetterLink {
  readonly text: string;
  readonly url: string;
}
interface LetterParts {
  readonly greeting: string;
  readonly intro: string;
  readonly lines: readonly LetterLink[];
  readonly open: LetterLink;
  readonly why: string;
  readonly change: LetterLink;
  readonly end: LetterLink;
}

function plainText({ greeting, intro, lines, open, why, change, end }: LetterParts): string {
  const list = lines.map(({ text, url }) => `- ${text}\n  ${url}`);
  const links = [open, change, end].map(({ text, url }) => `${text}: ${url}`);
  return [greeting, intro, list.join('\n'), links[0], why, links.slice(1).join('\n')].join('\n\n') + '\n';
}

const BODY = 'font-family:system-ui,sans-serif;font-size:15px;line-height:1.5;max-width:560px';
const SMALL = 'font-size:13px';

/** No colours of its own, so that dark mail programs can choose theirs. */
function htmlText(
  { greeting, intro, lines, open, why, change, end }: LetterParts,
  language: Language,
): string {
  const list = lines.map((line) => `<li>${anchor(line)}</li>`);
  const body = [
    `<p>${escaped(greeting)}</p>`,
    `<p>${escaped(intro)}</p>`,
    `<ul>${list.join('')}</ul>`,
    `<p>${anchor(open)}</p>`,
    `<p style="${SMALL}">${escaped(why)} ${anchor(change)} · ${anchor(end)}</p>`,
  ];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head><body><div style="${BODY}">${body.join('')}</div></body></html>`;
}

const anchor = ({ text, url }: LetterLink): string => `<a href="${escaped(url)}">${escaped(text)}</a>`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
