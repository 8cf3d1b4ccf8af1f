import { rowIssueMessage } from '@kontor/portal-core/order-import';
import { useTranslate } from '../../provider/index.js';
import { Quiet } from '../OrderImportWizard.styles.js';
import { shownLabels } from '../dialect-texts.js';
import { useWizard } from '../wizard-context.js';

const SHOWN_ISSUES = 3;

/** Number of the previewed orders that could not be stored with this mapping, and the first reasons. */
export function PreviewRefusals() {
  const translate = useTranslate();
  const { preview, file } = useWizard().state;
  if (preview === null || file === null || preview.rejectedCount === 0) return null;
  const labels = shownLabels(file.reading, translate);
  const { rejected, rejectedCount: count, orders: all, isWhole } = preview;
  const issues = rejected.flatMap((order) => order.issues).slice(0, SHOWN_ISSUES);
  return (
    <div>
      <Quiet>
        {translate(isWhole ? 'orderImport.previewRejected' : 'orderImport.previewRejectedBeginning', {
          count,
          all,
        })}
      </Quiet>
      {issues.map((issue, place) => (
        <Quiet key={place}>
          {translate('orderImport.previewIssue', {
            line: issue.line,
            message: rowIssueMessage(issue, labels, translate),
          })}
        </Quiet>
      ))}
    </div>
  );
}
