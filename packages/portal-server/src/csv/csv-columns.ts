import type { Language } from '@kontor/portal-core/i18n';
import { issue } from '@kontor/portal-core/validation';
import { validationFailed } from '../wire/index.js';

/** A column of an export. */
export interface ExportColumn<Name extends string = string> {
  readonly name: Name;
  readonly header: Readonly<Record<Language, string>>;
}

/** The requested columns in their order; all columns when none is requested. Throws `validation_failed` naming those that do not exist. */
export function csvColumns<Name extends string>(
  all: readonly ExportColumn<Name>[],
  names: readonly string[] | undefined,
): readonly Name[] {
  if (names === undefined) return all.map(({ name }) => name);
  const unknown = names.flatMap((name, index) =>
    all.some((known) => known.name === name) ? [] : [issue(`columns.${index}`, 'unknownField')],
  );
  if (unknown.length > 0) throw validationFailed(unknown);
  return names as readonly Name[];
}
