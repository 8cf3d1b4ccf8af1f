import type { Question } from '@kontor/portal-core/order-import';
import type { Language } from '@kontor/portal-core/i18n';
import { writerFor, type Flag } from './accepting-flags.js';

/** The flags that accept the proposal, and those that only a person can give who knows what a column says. */
export interface PartedFlags {
  readonly flags: readonly Flag[];
  /** They send orders of which a column may say that they are not to be sent. */
  readonly sendingAll: readonly Flag[];
  /** They leave out a column that may hold further products. */
  readonly orderingNothing: readonly Flag[];
}

/** Parts the flags that accept a proposal by what they take upon the user. */
export function partedFlags(
  flags: readonly Flag[],
  questions: readonly Question[],
  header: readonly string[],
  { language }: { readonly language: Language },
): PartedFlags {
  const write = writerFor(header, language);
  const named = (isMeant: (question: Question) => boolean) =>
    new Set(questions.filter(isMeant).flatMap(({ others }) => others.map(write)));
  const held = named(({ kind }) => kind === 'held');
  const products = named(({ kind, fields }) => kind === 'choice' && fields.includes('product_id'));
  const ignores = (flag: Flag, columns: ReadonlySet<string>) =>
    flag.flag === '--ignore' && columns.has(flag.value);
  return {
    flags: flags.filter((flag) => !ignores(flag, held) && !ignores(flag, products)),
    sendingAll: flags.filter((flag) => ignores(flag, held)),
    orderingNothing: flags.filter((flag) => ignores(flag, products) && !ignores(flag, held)),
  };
}
