import { useMutation } from '@tanstack/react-query';
import {
  embedPreflight,
  examinePage,
  originOf,
  readCurlAnswer,
  readEmbedToken,
  type Finding,
  type PreflightAnswer,
} from '@kontor/portal-core';
import { usePortalClient } from '../provider/index.js';

/** What a page is examined by, as it is typed. */
export interface Pasted {
  readonly pageUrl: string;
  /** What `curl -i` printed. */
  readonly answer: string;
  /** Empty: none. */
  readonly token: string;
}

/** Judges what was pasted. The portal is asked what it answers the page's preflight, and for its clock; the page for nothing. */
export function useExamination(portalUrl: string) {
  const client = usePortalClient();
  return useMutation({
    mutationFn: async ({ pageUrl, answer, token }: Pasted): Promise<readonly Finding[]> => {
      const asked = await client.open(embedPreflight, { query: { origin: originOf(pageUrl) ?? '' } });
      const portalClock = Date.parse(asked.header('Date') ?? '');
      const read = readCurlAnswer(answer);
      return examinePage({
        pageUrl,
        portalUrl,
        headers: read?.headers ?? {},
        html: read?.html ?? '',
        preflight: JSON.parse(await asked.text()) as PreflightAnswer,
        // When the page was fetched nobody knows: only the clock of this machine can be compared.
        clocks: { page: null, portal: Number.isNaN(portalClock) ? null : portalClock, here: Date.now() },
        ...(token.trim() !== '' && { token: readEmbedToken(token.trim(), (text) => atob(text)) }),
      });
    },
  });
}
