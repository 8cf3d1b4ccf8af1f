import type { Column } from '../columns/column.js';
import type { RoleReading } from '../../words/header-role.js';
import { PERSON_ROLES } from './parties.js';
import { MOST, share } from '../columns/values.js';

const isSalutation = (text: string): boolean =>
  /^(herr|frau|mr|mrs|ms|miss|divers|firma|m|w|f)\b/i.test(text);

const DEGREES =
  /^(prof|professor|dr|doktor|dres|dipl|ing|mag|med|vet|dent|phil|rer|nat|jur|pol|oec|theol|hc|h|c|ph|d|phd|mba|msc|bsc|m|b|sc|a|ll|llm|pd|priv|doz|univ|habil|kfm|inf|sir|dame|rev)$/i;
const isDegree = (text: string): boolean =>
  text.split(/[\s.,-]+/).every((word) => word === '' || DEGREES.test(word));

/**
 * The meaning of `Titel` by its values: a salutation, a degree, or a product's name; beside a name it may be anything about the person, so
 * that it is asked. Null when it is no part of an order; undefined when the header alone decides.
 */
export function titleReading(column: Column, columns: readonly Column[]): RoleReading | null | undefined {
  const { values, index } = column;
  if (values.length === 0) return undefined;
  const others = columns.filter((other) => other !== column);
  const hasSalutation = others.some(({ reading }) => reading?.role === 'salutation' && reading.rank < 2);
  if (share(values, isSalutation) >= MOST && !hasSalutation) return undefined;
  if (share(values, isSalutation) === 1) return null;
  if (share(values, isDegree) === 1) return { role: 'degree', rank: 0 };
  if (share(values, (text) => isSalutation(text) || isDegree(text)) >= MOST)
    return hasSalutation
      ? { role: 'degree', rank: 0, weak: true }
      : { role: 'salutation', rank: 2, weak: true };
  const beside = others.filter((other) => Math.abs(other.index - index) === 1);
  const isPersons = beside.some(({ reading }) => reading !== null && PERSON_ROLES.has(reading.role));
  if (isPersons) return { role: 'degree', rank: 0, weak: true };
  const hasName = others.some(({ reading }) => reading?.role === 'productName');
  return hasName ? null : { role: 'productName', rank: 2 };
}
