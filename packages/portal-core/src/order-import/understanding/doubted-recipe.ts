import { isCompanyName } from './ambiguous.js';
import { entriesOf, judged, type Findings } from './findings.js';
import type { Pick } from './pick.js';
import type { OpenQuestion } from './questions.js';
import type { Said } from './said.js';
import { share } from './values.js';
import { columnsOfSource } from '../recipe/field-source.js';
import { IMPORT_FIELDS } from '../order-import.types.js';

interface File {
  readonly samples: readonly (readonly string[])[];
  readonly isKnownProduct?: ((id: string) => boolean) | undefined;
}

/** A saved recipe whose columns hold something else than they must is asked again: a column may keep its name and change its meaning. */
export function doubtedQuestions(
  { proposal, picks }: Findings,
  { columns }: Said,
  file: File,
): OpenQuestion[] {
  const saved = IMPORT_FIELDS.flatMap((field): [typeof field, Pick][] => {
    const said = columns[field];
    if (said === undefined || said.reason === 'manual') return [];
    const found = columnsOfSource(said.source).flatMap((column) => proposal.all[column] ?? []);
    return [[field, { columns: found, source: said.source, others: [] }]];
  });
  const recipe = Object.fromEntries(saved);
  const doubted = entriesOf(judged(withPeople({ ...picks, ...recipe }), file));
  return doubted.flatMap(([field, { ask, source }]) =>
    ask === undefined || recipe[field] === undefined
      ? []
      : [{ kind: ask, fields: [field], columns: columnsOfSource(source), others: [] }],
  );
}

const isFirm = (text: string): boolean => /^(firma|company|f)$/i.test(text);

/** Names that are companies, whose salutations do not say so, may be no longer those of people. */
function withPeople(picks: Findings['picks']): Findings['picks'] {
  const { first_address_line: name, salutation } = picks;
  const values = (pick: Pick | undefined) => pick?.columns.flatMap((column) => column.values) ?? [];
  const asked = share(values(name), isCompanyName) >= 0.5 && share(values(salutation), isFirm) < 0.5;
  return name === undefined || !asked
    ? picks
    : { ...picks, first_address_line: { ...name, ask: name.ask ?? 'content' } };
}
