import {
  embedPreflight,
  examinePage,
  originOf,
  readCurlAnswer,
  readEmbedToken,
  type Finding,
  type PreflightAnswer,
} from '@kontor/portal-core/embedding';
import { useSend } from '../provider/index.js';

/** The pasted input of an examination. */
export interface Pasted {
  readonly pageUrl: string;
  /** Output of `curl -i`. */
  readonly answer: string;
  /** The token; empty if there is none. */
  readonly token: string;
}

/**
 * Examines the pasted input. Only the portal is asked, for its answer to the page's preflight and for its time; no
 * request goes to the page.
 */
export function useExamination(portalUrl: string) {
  return useSend(
    async (client, { pageUrl, answer, token }: Pasted): Promise<readonly Finding[]> => {
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
    { renews: [] },
  );
}
