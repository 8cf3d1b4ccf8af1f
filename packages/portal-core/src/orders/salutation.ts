import type { Salutation } from './order.types.js';

const SPELLINGS: Readonly<Record<Salutation, readonly string[]>> = {
  herr: ['herr', 'herrn', 'hr', 'hr.', 'mr', 'mr.', 'mister', 'sir', 'm', 'male', 'männlich', 'monsieur'],
  frau: ['frau', 'fr', 'fr.', 'fräulein', 'mrs', 'mrs.', 'ms', 'ms.', 'miss', 'w', 'f', 'female', 'weiblich'],
  firma: ['firma', 'fa', 'fa.', 'company', 'unternehmen', 'business', 'gesellschaft'],
};

const salutationOf = new Map<string, Salutation>(
  Object.entries(SPELLINGS).flatMap(([salutation, spellings]) =>
    spellings.map((spelling) => [spelling, salutation as Salutation] as const),
  ),
);

/** The salutation meant by a trimmed text, in its usual German and English spellings and any case, or null. */
export function findSalutation(text: string): Salutation | null {
  return salutationOf.get(text) ?? salutationOf.get(text.toLowerCase()) ?? null;
}
