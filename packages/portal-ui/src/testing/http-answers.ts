import type { HttpRequest, HttpResponse } from '@kontor/portal-core/wire';

/** The JSON body of a request, unpacked when it was packed; null without one. */
export async function readJson({ body }: Pick<HttpRequest, 'body'>): Promise<unknown> {
  if (!(body instanceof Uint8Array)) return JSON.parse(String(body ?? 'null'));
  const stream = new Blob([new Uint8Array(body)]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).json();
}

/** An answer with a text. */
export function textAnswer(
  body: string,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): HttpResponse {
  const header = (name: string) => headers[name] ?? null;
  return { status, header, text: async () => body, stream: new Blob([body]).stream() };
}
