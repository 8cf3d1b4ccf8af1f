/** A tag of a page with its attributes. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Most characters of a page that are examined; the rest is ignored. */
const MOST = 2_000_000;
const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const NAMED: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&apos;': "'" };

/** The opening tags of a page, without comments. Scripts and styles are skipped, not run. */
export function tagsOf(html: string): readonly Tag[] {
  return [...readable(html).matchAll(TAG)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', double, single, bare]) => [
        key.toLowerCase(),
        (double ?? single ?? bare ?? '').replace(
          /&(?:amp|quot|#39|apos);/g,
          (entity) => NAMED[entity] ?? entity,
        ),
      ]),
    ),
  }));
}

/** Types of scripts that browsers run or import from; any other script holds data. */
const CODE = /^(|module|importmap|(text|application)\/(javascript|ecmascript))$/i;

/** The tag of the first inline script that contains a text; undefined when there is none. */
export function scriptHolding(html: string, text: string): Tag | undefined {
  for (const part of readable(html).split(/(?=<script\b)/i)) {
    const [script] = tagsOf(part);
    if (script?.name !== 'script' || script.attributes['src'] !== undefined) continue;
    if (!CODE.test(script.attributes['type'] ?? '')) continue;
    const [body = ''] = part.split(/<\/script/i);
    if (body.includes(text)) return script;
  }
  return undefined;
}

const readable = (html: string): string => html.slice(0, MOST).replace(/<!--[\s\S]*?-->/g, '');
