import { readColumn } from '../../understanding/columns/column.js';
import type { ImportMapping } from '../../order-import.types.js';
import { isDash } from '../../words/dash.js';
import { columnsOfSource } from '../../recipe/field-source.js';

const AS_BILLED =
  /^(?:(?:wie|siehe|s\.|gleich|entspricht|identisch(?:\s+(?:mit|zu))?|=|same\s+as|as|see)\s*)(?:der\s+|die\s+|the\s+)?(?:rechnung|rechnungsadresse|rechnungsanschrift|rechnungsempfänger|billing|billing address|invoice|invoice address)\.?$/iu;
const SAME = /^(?:identisch|gleich|same|identical)\.?$/iu;

/**
 * A test for texts of a delivery's address that leave it blank: a dash, or where the columns of the other party are those of the bill, words
 * for the same address.
 */
export function asBilledTest(
  { fallback = {} }: ImportMapping,
  header: readonly string[] = [],
): (text: string) => boolean {
  const columns = Object.values(fallback).flatMap((source) => columnsOfSource(source));
  const isBill = columns.some((column) => readColumn(header[column] ?? '', column, []).party === 'billing');
  return isBill ? (text) => isDash(text) || AS_BILLED.test(text) || SAME.test(text) : isDash;
}
