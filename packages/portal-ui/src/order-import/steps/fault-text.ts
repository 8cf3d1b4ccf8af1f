import { issueMessage, type Translate } from '@kontor/portal-core';
import { problemText } from '../../provider/problem-text.js';
import type { Fault } from '../state/import-state.js';

/** What went wrong, in words. */
export function faultText(fault: Fault, translate: Translate): string {
  if (fault.kind === 'file') return issueMessage(translate, fault.issue);
  if (fault.kind === 'call') return problemText(fault.error, translate);
  return translate(fault.kind === 'onlyHeader' ? 'orderImport.onlyHeader' : 'orderImport.chooseFileFirst');
}
