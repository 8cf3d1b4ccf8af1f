import type { FormFile, Transport } from '@kontor/portal-core/wire';

/** Sends the calls of a client to a running portal. */
export function fetchTransport(url: string): Transport {
  return async ({ path, method, headers, body, form }) => {
    const sent: RequestInit = {
      method,
      headers: { ...headers },
      body: form ? formOf(form) : (body as never),
    };
    const response = await fetch(url + path, sent);
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      text: () => response.text(),
      stream: response.body,
    };
  };
}

function formOf({ name, content }: FormFile): FormData {
  const form = new FormData();
  form.append('file', content as Blob, name);
  return form;
}
