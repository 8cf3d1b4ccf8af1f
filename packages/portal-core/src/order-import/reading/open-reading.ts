import type { Detection } from './sniff.js';

/** Below this a guess where the header stands is asked. */
const SURE_PLACE = 0.6;

/** What of a file's reading a person must settle before its columns are understood. */
export function openReading({ encoding, hasHeader, firstLine }: Detection): {
  readonly encoding: boolean;
  readonly header: boolean;
} {
  return {
    encoding: !encoding.chosen && (encoding.readings?.length ?? 0) > 1,
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
