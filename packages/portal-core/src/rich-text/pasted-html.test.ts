import { describe, expect, it } from 'vitest';
import { canonicalHtml } from './canonical-html.js';
import { pastedHtml } from './pasted-html.js';

const clean = (html: string) => canonicalHtml(pastedHtml(html));

const wordItem = (level: number, mark: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

describe('a paste', () => {
  it('from Word keeps words, headings and marks, and none of its styles', () => {
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm;} --></style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head><body lang=DE style='tab-interval:35.4pt'><!--StartFragment-->
<h1>Bericht<o:p></o:p></h1><p class=MsoNormal align=center style='text-align:center'><b><span lang=DE>Sehr</span></b> geehrte<o:p>&nbsp;</o:p></p>
<p class=MsoNormal><span style='font-size:11.0pt;color:#1F497D'>Text</span></p><!--EndFragment--></body></html>`;
    expect(clean(word)).toBe(
      '<h1>Bericht</h1><p align="center"><strong>Sehr</strong> geehrte&nbsp;</p><p>Text</p>',
    );
  });

  it('from Word has its lists as lists, also in one another', () => {
    const items = [
      wordItem(1, '·', 'eins'),
      wordItem(2, 'o', 'zwei'),
      wordItem(2, 'o', 'drei'),
      wordItem(1, '·', 'vier'),
    ];
    expect(clean(`<p class=MsoNormal>Liste:</p>${items.join('\n')}<p class=MsoNormal>Ende</p>`)).toBe(
      '<p>Liste:</p><ul><li><p>eins</p><ul><li>zwei</li><li>drei</li></ul></li><li>vier</li></ul><p>Ende</p>',
    );
    expect(clean(wordItem(1, '1.', 'a') + wordItem(1, '2.', 'b'))).toBe('<ol><li>a</li><li>b</li></ol>');
    expect(clean(wordItem(1, '1.', 'a') + wordItem(1, '·', 'b'))).toBe(
      '<ol><li>a</li></ol><ul><li>b</li></ul>',
    );
  });

  it('a paste from Outlook keeps its lines', () => {
    const outlook = `<div class="WordSection1"><p class="MsoNormal">Hallo,</p><p class="MsoNormal"><span>&nbsp;</span></p>
<div><div style='border:none;border-top:solid #E1E1E1 1.0pt'><p class="MsoNormal"><b>Von:</b> a@b.de<br><b>An:</b> c@d.de</p></div></div></div>`;
    expect(clean(outlook)).toBe(
      '<p>Hallo,</p><p>&nbsp;</p><p><strong>Von:</strong> a@b.de<br><strong>An:</strong> c@d.de</p>',
    );
  });

  it("from Word is bold and italic where the page's own script is", () => {
    const word = `<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>fett</b> <i style='mso-bidi-font-style:normal'>schräg</i> <span style='mso-bidi-font-weight:bold; mso-bidi-font-style:italic'>gerade</span><span style='font-size:11.0pt; font-weight : bold'>x</span></p>`;
    expect(clean(word)).toBe('<p><strong>fett</strong> <em>schräg</em> gerade<strong>x</strong></p>');
  });

  it('from Google Docs is bold only where it is', () => {
    const docs = `<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400;">a </span><span style="font-weight:700;font-style:italic;text-decoration:underline line-through;">b</span></p></b>`;
    expect(clean(docs)).toBe('<p>a <strong><em><u><s>b</s></u></em></strong></p>');
  });

  it('of a table keeps its words apart', () => {
    expect(clean('<table><tr><td>a</td><td>b</td></tr></table>')).toBe('<p>a</p><p>b</p>');
  });

  it('that is cut off anywhere never throws', () => {
    const word = wordItem(1, '·', 'eins <b>fett') + wordItem(2, '1.', '<a href="https://a.b">x</a>');
    for (let end = 0; end < word.length; end += 1) clean(word.slice(0, end));
  });
});
