import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RICH_TEXT_SAMPLES } from '../../../../tests/files/rich-text-samples.js';
import { cleanHtml } from './clean-html.js';

/** Texts of each property; `npm run faults -- fuzz` tries more. */
const RUNS = Number(process.env['KONTOR_FUZZ_RUNS'] ?? 40) * 50;

/** The part of a parsed document that is looked at: the parser makes of HTML what browsers make of it. */
interface Node {
  readonly nodeName: string;
  readonly namespaceURI?: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
}
const require = createRequire(import.meta.url);
const parse5 = require('parse5') as { parseFragment(html: string): Node; serialize(node: Node): string };

/** Known ways to run a script past a cleaner: handlers, addresses, foreign namespaces, and text that a second parser reads as tags. */
const VECTORS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><annotation-xml encoding="text/html"><p><style><img src=x onerror=alert(1)></style></p></annotation-xml></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<title><p title="</title><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<select><template><style><!--</style><a rel="--><iframe/onload=alert(1)>"></template></select>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jAvAs&Tab;cript&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<p style="background:url(https://evil.example/x)">x</p>',
  '<p style="position:fixed;inset:0;width:expression(alert(1))">x</p>',
  '<input autofocus onfocus=alert(1)>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<img src="https://evil.example/track.png">',
  '<img src="/api/media/../../x.png" srcset="https://evil.example/x 2x">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
  '<p id="x" name="y" class="z" contenteditable>x</p>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>alert(1)</script></svg>#x">',
  '<svg><foreignObject><iframe srcdoc="<img src=x onerror=alert(1)>"></foreignObject></svg>',
  '<svg><set attributeName="onmouseover" to="alert(1)">',
  '<math href="javascript:alert(1)"><mi>x</mi></math>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<noframes><img title="</noframes><img src=x onerror=alert(1)>"></noframes>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<template shadowrootmode="open"><img src=x onerror=alert(1)></template>',
  '<form id="x"><input name="attributes"><input name="parentNode"></form><a id="x" href="javascript:alert(1)">x</a>',
  '<img src="data:image/svg+xml,<svg xmlns=http://www.w3.org/2000/svg onload=alert(1)>">',
  '<a href="//evil.example/x">x</a><a href="\\\\evil.example">x</a><a href="https:evil.example" target="_blank">x</a>',
  '<a href="&#x6A&#x61vascript&#58;alert(1)">x</a><a href="java\nscript:alert(1)">x</a>',
  '<x-a onclick=alert(1) style="x:\\75rl(//evil.example)">x</x-a><p/onclick=alert(1)>x',
];
const TAGS = new Set('p h1 h2 h3 h4 h5 h6 ul ol li blockquote strong em s u a br img'.split(' '));
const ATTRIBUTES = new Set(['align', 'start', 'href', 'src', 'alt']);
const HTML = 'http://www.w3.org/1999/xhtml';

/** What no browser may be given: another element, attribute, namespace or address. */
function hostile(node: Node): string[] {
  const own =
    node.nodeName.startsWith('#') && node.nodeName !== '#comment'
      ? []
      : [
          ...(TAGS.has(node.nodeName) && node.namespaceURI === HTML ? [] : [node.nodeName]),
          ...(node.attrs ?? []).flatMap(({ name, value }) =>
            isHarmless(name, value) ? [] : [`${name}=${value}`],
          ),
        ];
  return [...own, ...(node.childNodes ?? []).flatMap(hostile)];
}
function isHarmless(name: string, value: string): boolean {
  if (name === 'href') return /^(?:(?:https?|ftp|mailto|tel):|\/(?![/\\]))/i.test(value);
  if (name === 'src') return /^\/api\/media\/[\w-]+\.(?:png|jpe?g)$/.test(value);
  return ATTRIBUTES.has(name);
}

function expectHarmless(html: string): void {
  const clean = cleanHtml(html);
  const parsed = parse5.parseFragment(clean);
  expect(hostile(parsed), html).toEqual([]);
  // What a browser has read and written again, as an editor does, is as harmless.
  const again = parse5.parseFragment(parse5.serialize(parsed));
  expect(hostile(again), html).toEqual([]);
  expect(cleanHtml(clean), html).toBe(clean);
}

it('every known attack is seen as one before it is cleaned', () => {
  for (const html of VECTORS) expect(hostile(parse5.parseFragment(html)), html).not.toEqual([]);
});

it.each(VECTORS)('nothing a browser would run or fetch is left of %s', (html) => {
  for (const around of [
    html,
    `<p>${html}</p>`,
    `<svg>${html}</svg>`,
    `<math><mtext>${html}`,
    `<table>${html}`,
  ])
    expectHarmless(around);
});

it.each(['blockquote', 'table><caption', 'ul><li', 'svg><desc'])(
  'nor of one that stands deep in <%s>',
  (tags) => {
    expectHarmless(`${`<${tags}>`.repeat(400)}<svg><style><a title="</style><img src=x onerror=alert(1)>">`);
  },
);

const PIECES = [...VECTORS, ...RICH_TEXT_SAMPLES.map(({ html }) => html)].flatMap(
  (html) => html.match(/<\/?[^\s<>/]*|[\w:-]+=|["'>]|[^<>"'\s=]+|\s+/g) ?? [],
);
const ODD = [
  '\u0000',
  '\t',
  '\n',
  '/',
  '<!--',
  '-->',
  '--!>',
  '<![CDATA[',
  ']]>',
  '&lt;',
  '&#60;',
  '&colon;',
  '&NewLine;',
];

it('nothing a browser would run or fetch is left of known attacks that are cut and mixed', () => {
  const piece = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...PIECES) },
    { weight: 2, arbitrary: fc.constantFrom(...VECTORS) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD) },
  );
  const mixed = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));
  fc.assert(fc.property(mixed, expectHarmless), { numRuns: RUNS });
});

it('nothing a browser would run or fetch is left of known attacks with a few characters changed', () => {
  const edit = fc.tuple(fc.nat(200), fc.constantFrom('', ...ODD, '<', '>', '"', "'", '=', ' ', 'x'));
  const changed = fc
    .tuple(fc.constantFrom(...VECTORS), fc.array(edit, { minLength: 1, maxLength: 4 }))
    .map(([vector, edits]) =>
      edits.reduce((html, [at, text]) => {
        const place = at % (html.length + 1);
        return html.slice(0, place) + text + html.slice(place + (at % 2));
      }, vector),
    );
  fc.assert(fc.property(changed, expectHarmless), { numRuns: RUNS });
});
