import { code128Widths } from './code-128.js';

export interface BarcodeProps {
  /** The encoded text, also written below the bars. */
  readonly value: string;
}

/** Modules of white before and after the bars. */
const QUIET = 10;

/** A text as a Code 128 bar code for printing; only the text when it has characters that cannot be encoded. */
export function Barcode({ value }: BarcodeProps) {
  const widths = code128Widths(value);
  if (widths === null) return <p>{value}</p>;
  const total = widths.reduce((sum, width) => sum + width, 2 * QUIET);
  return (
    <figure data-barcode>
      <svg
        role="img"
        aria-label={value}
        viewBox={`0 0 ${total} 1`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
      >
        <path d={barsOf(widths)} fill="black" />
      </svg>
      <figcaption aria-hidden="true">{value}</figcaption>
    </figure>
  );
}

function barsOf(widths: readonly number[]): string {
  let at = QUIET;
  return widths
    .map((width, index) => {
      const bar = index % 2 === 0 ? `M${at} 0h${width}v1h-${width}z` : '';
      at += width;
      return bar;
    })
    .join('');
}
