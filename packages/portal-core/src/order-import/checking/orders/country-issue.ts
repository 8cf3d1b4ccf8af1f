import type { Issue } from '../../../validation/index.js';
import { ORDER_FIELDS } from '../../order-import.types.js';
import { formatValuePair } from '../../recipe/value-map.js';
import { mistypedCountry } from '../../words/mistyped-country.js';
import { remember } from '../cells/remember.js';
import type { PartyTexts } from './party-texts.js';

const nearCountry = remember(mistypedCountry);

/** The country that a code or an unknown text probably means; the text itself when it means none. */
export function meantCountry(text: string): string {
  return text.length <= 2 ? text : nearCountry(text) || text;
}

/**
 * The issues, that of an unknown country with the one that a typing error probably meant, and the value pair that says so of its text. Only
 * the text decides, not the address beside it, since the pair holds for every address with that text.
 */
export function withMistypedCountry(issues: readonly Issue[], party: PartyTexts): readonly Issue[] {
  return issues.map((issue) => {
    if (issue.code !== 'country') return issue;
    const text = (party.texts[ORDER_FIELDS.indexOf('country')] ?? '').trim();
    const suggestion = nearCountry(text);
    if (suggestion === '') return issue;
    const take = formatValuePair({ field: 'country', text, meaning: suggestion });
    return { ...issue, params: { ...issue.params, suggestion, take } };
  });
}
