import { useMutation } from '@tanstack/react-query';
import {
  apiKeysList,
  examinePage,
  originOf,
  readCurlAnswer,
  readEmbedToken,
  type ApiKey,
  type Finding,
  type PortalList,
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

/** Most keys that are looked through for the page's origin. */
const MOST_KEYS = 250;

/** Judges what was pasted. The portal is asked for its keys and its clock, the page for nothing. */
export function useExamination(portalUrl: string) {
  const client = usePortalClient();
  return useMutation({
    mutationFn: async ({ pageUrl, answer, token }: Pasted): Promise<readonly Finding[]> => {
      const asked = await client.open(apiKeysList, { query: { limit: MOST_KEYS } });
      const { entries } = JSON.parse(await asked.text()) as PortalList<ApiKey>;
      const origin = originOf(pageUrl) ?? '';
      const isKnown = entries.some((key) => key.revoked_at === null && key.origins.includes(origin));
      const portalClock = Date.parse(asked.header('Date') ?? '');
      const read = readCurlAnswer(answer);
      return examinePage({
        pageUrl,
        portalUrl,
        headers: read?.headers ?? {},
        html: read?.html ?? '',
        grantedOrigin: isKnown ? origin : null,
        // When the page was fetched nobody knows: only the clock of this machine can be compared.
        clocks: { page: null, portal: Number.isNaN(portalClock) ? null : portalClock, here: Date.now() },
        ...(token.trim() !== '' && { token: readEmbedToken(token.trim(), (text) => atob(text)) }),
      });
    },
  });
}
