import { CSV_MAX_ROWS, type HttpResponse } from '@kontor/portal-core/wire';

/** A downloaded file. */
export interface DownloadedCsv {
  readonly name: string;
  readonly content: Blob;
}

/**
 * Fetches a download part by part, so that it may have any number of rows. `openPart` makes the call with a cursor, null for the first
 * part; `onProgress` is called with the number of rows fetched and of all rows.
 */
export async function fetchCsv(
  openPart: (cursor: string | null) => Promise<HttpResponse>,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<DownloadedCsv> {
  const parts: Blob[] = [];
  let name = 'download.csv';
  let cursor: string | null = null;
  do {
    const response = await openPart(cursor);
    parts.push(await new Response(response.stream as ReadableStream).blob());
    if (cursor === null) name = fileNameOf(response.header('Content-Disposition')) ?? name;
    const found = Number(response.header('X-Found-Count') ?? 0);
    cursor = response.header('X-Next-Cursor');
    onProgress(Math.min(parts.length * CSV_MAX_ROWS, found), found);
  } while (cursor !== null);
  return { name, content: new Blob(parts, { type: 'text/csv' }) };
}

function fileNameOf(disposition: string | null): string | null {
  return /filename="?([\w.-]+)"?/.exec(disposition ?? '')?.[1] ?? null;
}
