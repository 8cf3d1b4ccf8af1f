import type { Page, Route } from '@playwright/test';

/** Asked whoever it is that looks, and what stands in the frame: without them no page is shown at all. */
const OF_THE_FRAME =
  /\/api\/(current-user|allowed-resources|first-account|login|live|public|impersonation|health|session)/;
const TEXT_FIELD =
  /name|title|comment|content|note|reason|subject|description|street|city|ort|strasse|carrier|bezeichnung/i;
const COUNT_FIELD = /^(total|found|foundCount|count|returnedCount|unseen)$/;
const LONG =
  ' – Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen und noch einiges mehr, das kein Ende nimmt';

/** How the server answers what a page asks for, by the name of the state. */
export const ANSWERS: Readonly<Record<string, ((route: Route) => Promise<void>) | null>> = {
  full: null,
  empty: (route) => changed(route, emptied),
  loading: () => new Promise(() => {}),
  failed: (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: 'Internal', status: 500, code: 'internal' }),
    }),
  long: (route) => changed(route, lengthened),
};

/** Has the server answer so from now on; what the frame asks for is answered as ever. */
export async function answerWith(page: Page, state: string): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const answer = ANSWERS[state];
  if (!answer) return;
  await page.route(/\/api\//, (route) =>
    OF_THE_FRAME.test(route.request().url()) ? route.fallback() : answer(route),
  );
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

async function changed(route: Route, change: (answer: Json) => Json): Promise<void> {
  const response = await route.fetch();
  const isJson = (response.headers()['content-type'] ?? '').includes('json');
  if (!isJson) return route.fulfill({ response });
  await route.fulfill({ response, json: change((await response.json()) as Json) });
}

/** The same answer with no records in its lists, and nothing counted. */
function emptied(answer: Json, field = ''): Json {
  if (Array.isArray(answer)) return [];
  if (typeof answer === 'number' && COUNT_FIELD.test(field)) return 0;
  return eachField(answer, emptied);
}

/** The same answer with more words in every text that people write than anyone would. */
function lengthened(answer: Json, field = ''): Json {
  if (Array.isArray(answer)) return answer.map((one: Json) => lengthened(one, field));
  if (typeof answer === 'string' && /[a-zäöü] ?[a-zäöü]/.test(answer) && TEXT_FIELD.test(field))
    return isFormal(answer) ? answer : answer + LONG;
  return eachField(answer, lengthened);
}

/** Addresses of files and JSON within a text are read by the page. */
const isFormal = (text: string): boolean => /^[[{<]|\.\w{2,4}$|^\S+\/\S+$/.test(text);

function eachField(answer: Json, change: (value: Json, field: string) => Json): Json {
  if (answer === null || typeof answer !== 'object') return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([field, value]) => [field, change(value as Json, field)]),
  );
}
