import { encodeQR } from 'qr';

/** Empty squares around the code, which a camera needs to find it. */
const BORDER = 4;

/** A QR code as the path of an SVG image. */
export interface QrPath {
  /** Squares along each side. */
  readonly size: number;
  readonly path: string;
}

/** The QR code of a text: one bar for each run of dark squares in a row. */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const bars = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`];
    }),
  );
  return { size: rows.length, path: bars.join('') };
}
