import type { RowIssue } from '../order-import.types.js';
import type { ValuePair } from './value-map.js';

/** The pair of value maps that says that a person has read all remarks of a file. It holds for no other file. */
export const REMARKS_READ: ValuePair = { field: 'remark', text: '*', meaning: '' };

/** Whether an order stays out only until somebody has read its remark. */
export const isUnread = ({ code }: Pick<RowIssue, 'code'>): boolean => code === 'remarkUnread';
