import type { DeliveryProduct } from '@kontor/portal-core/deliveries';
import type { DemoFile } from './store-media.js';

/** What a delivery note says. */
export interface DeliveryNote {
  /** Number of the note, which no other note of the demo has. */
  readonly number: string;
  /** Name of the merchant who sends the goods. */
  readonly sender: string;
  readonly warehouse: string;
  /** ISO day of the delivery. */
  readonly day: string;
  readonly products: readonly DeliveryProduct[];
}

/** A delivery note as an upload: a PDF of one page with the announced products. */
export function deliveryNote({ number, sender, warehouse, day, products }: DeliveryNote): DemoFile {
  const lines = [
    `Lieferschein ${number}`,
    '',
    `Absender: ${sender}`,
    `Empfänger: ${warehouse}`,
    `Lieferung am: ${day.split('-').toReversed().join('.')}`,
    '',
    ...products.map(({ id, name, qty }) => `${qty} × ${id}  ${name}`),
  ];
  return { name: `Lieferschein ${number}.pdf`, bytes: pdfOf(lines) };
}

/** An A4 page in points, with a margin of 25 mm. */
const PAGE = { width: 595, height: 842, margin: 71, line: 18 };

/** A PDF of one page; text that does not fit is lost. */
function pdfOf(lines: readonly string[]): Buffer {
  const { width, height, margin, line } = PAGE;
  const shown = lines.map((text) => `(${escaped(text)}) Tj T*`).join('\n');
  const content = `BT /F1 11 Tf ${line} TL ${margin} ${height - margin} Td\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const starts = objects.map((object, at) => {
    const start = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + end, 'latin1');
}

/** A text as a PDF holds it: quotes and dashes as octal numbers of Windows-1252, other characters beyond Latin-1 as `?`. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\()]/g, String.raw`\$&`)
    .replaceAll(
      /[„“”–]/g,
      (sign) => ({ '„': '\\204', '“': '\\223', '”': '\\224', '–': '\\226' })[sign] ?? '?',
    )
    .replaceAll(/[^\0-\u00ff]/g, '?');
