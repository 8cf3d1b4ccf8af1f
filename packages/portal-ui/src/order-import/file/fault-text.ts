import { issueMessage, type Translate } from '@kontor/portal-core/i18n';
import type { Issue } from '@kontor/portal-core/validation';
import type { FileKind } from '@kontor/portal-core/order-import';
import { problemText } from '../../provider/index.js';
import type { Fault } from '../state/import-state.js';

/** Error message of a fault. */
export function faultText(fault: Fault, translate: Translate): string {
  if (fault.kind === 'file')
    return `${issueMessage(translate, fault.issue)}${kindText(fault.issue, translate)}`;
  if (fault.kind === 'call') return problemText(fault.error, translate);
  return translate(fault.kind === 'onlyHeader' ? 'orderImport.onlyHeader' : 'orderImport.chooseFileFirst');
}

/** Message for a file of the wrong kind: what it is, and what to do. */
function kindText({ code, params }: Issue, translate: Translate): string {
  const kind = params?.['kind'];
  // What reading names as `kind` is one.
  return code !== 'fileType' || kind === undefined
    ? ''
    : ` ${translate(`orderImport.fileKind_${kind as FileKind}`)}`;
}
