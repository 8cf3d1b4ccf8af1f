import { setupWorker } from 'msw/browser';
import { contractHandlers } from '../packages/portal-ui/src/testing/story-network.js';

const network = setupWorker(...contractHandlers);

let started: Promise<unknown> | undefined;

/** Begins to answer what widgets ask for; asked again, it goes on. */
export async function startNetwork(): Promise<void> {
  await (started ??= network.start({ quiet: true, onUnhandledRequest: refuseUnknownCalls }));
}

/** A call of a portal that the contract does not know is a mistake; everything else is the story's own files. */
function refuseUnknownCalls({ url }: Request, print: { error(): void }): void {
  if (new URL(url).hostname.endsWith('.example')) print.error();
}
