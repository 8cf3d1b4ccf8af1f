import type { HttpRequest, HttpResponse, Issue } from '@kontor/portal-core';

/** The body of a request, unpacked when it was packed. */
export async function readJson<T>({ body }: HttpRequest): Promise<T> {
  if (!(body instanceof Uint8Array)) return JSON.parse(String(body ?? 'null')) as T;
  const stream = new Blob([new Uint8Array(body)]).stream().pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(stream).json()) as T;
}

/** An answer with a text. */
export function textAnswer(body: string, status = 200): HttpResponse {
  return { status, header: () => null, text: async () => body, stream: new Blob([body]).stream() };
}

/** A success with a JSON value. */
export const jsonAnswer = (value: unknown): HttpResponse => textAnswer(JSON.stringify(value));

/** A refusal. */
export function problemAnswer(
  status: number,
  code: string,
  detail: string,
  errors?: readonly Issue[],
): HttpResponse {
  return textAnswer(JSON.stringify({ type: 'about:blank', title: '', status, code, detail, errors }), status);
}

/** The account may not, by 403; else the server is busy. */
export function failureAnswer(status = 500): HttpResponse {
  return status === 403
    ? problemAnswer(status, 'forbidden', 'Das ist Ihnen nicht erlaubt')
    : problemAnswer(status, 'internal_error', 'Der Server ist gerade beschäftigt.');
}
