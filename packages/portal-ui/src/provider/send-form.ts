import type { FormFile, HttpRequest, HttpResponse } from '@kontor/portal-core/wire';

/** Sends a file as a form and reports its progress, which `fetch` cannot do. */
export function sendForm(
  url: string,
  request: HttpRequest & { readonly form: FormFile },
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, url);
    xhr.responseType = 'text';
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    const signal = request.signal as AbortSignal | undefined;
    const stop = () => xhr.abort();
    signal?.addEventListener('abort', stop);
    if (request.onProgress)
      xhr.upload.onprogress = ({ loaded, total }) => request.onProgress?.({ loaded, total });
    xhr.onload = () => resolve(answerOf(xhr));
    xhr.onerror = () => reject(new TypeError('network'));
    xhr.onabort = () => reject(new DOMException('stopped', 'AbortError'));
    xhr.onloadend = () => signal?.removeEventListener('abort', stop);
    const form = new FormData();
    form.append('file', request.form.content as Blob, request.form.name);
    if (signal?.aborted) reject(new DOMException('stopped', 'AbortError'));
    else xhr.send(form);
  });
}

function answerOf(xhr: XMLHttpRequest): HttpResponse {
  return {
    status: xhr.status,
    header: (name) => xhr.getResponseHeader(name),
    text: async () => xhr.responseText,
    stream: null,
  };
}
