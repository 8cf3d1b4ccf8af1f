import type { Detection } from './sniff.js';

/** Confidence below which the user is asked for the header's place. */
const SURE_PLACE = 0.6;

/** The settings for reading a file that the user must choose before its columns are mapped. */
export function openReading({ encoding, hasHeader, firstLine, workbook }: Detection): {
  readonly encoding: boolean;
  readonly header: boolean;
  readonly sheet: boolean;
} {
  return {
    encoding: !encoding.chosen && (encoding.readings?.length ?? 0) > 1,
    sheet: workbook !== undefined && !workbook.chosen && (workbook.sameTables?.length ?? 0) > 0,
    header: isUnsure(hasHeader) || isUnsure(firstLine),
  };
}

function isUnsure({
  confidence,
  chosen,
}: {
  readonly confidence: number;
  readonly chosen: boolean;
}): boolean {
  return !chosen && confidence < SURE_PLACE;
}
