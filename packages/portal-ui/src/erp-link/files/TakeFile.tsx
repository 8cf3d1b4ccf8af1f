import { useState } from 'react';
import { fileKindsFor, takenFilesList, type FileKindOfReports } from '@kontor/portal-core/erp-link';
import { EmptyState, FieldColumn, ProgressBar, RadioGroup } from '../../primitives/index.js';
import { useRenewal, useTranslate } from '../../provider/index.js';
import { useAllowedResources, useCurrentUser } from '../../session/index.js';
import { ColumnFields } from './ColumnFields.js';
import { FileField } from './FileField.js';
import { FileSayings } from './FileSayings.js';
import { PlanOfFile } from './PlanOfFile.js';
import { Step, Steps } from './TakeFile.styles.js';
import { useMerchantNames } from './useMerchantNames.js';
import { useTakeFile, type SaidOfFile } from './useTakeFile.js';

/** Takes a file of shipments, stock or products over: the file, its columns, and what would change. */
export function TakeFile() {
  const translate = useTranslate();
  const roleId = useCurrentUser()?.user_role_id ?? 0;
  const resources = useAllowedResources();
  const kinds = resources === undefined ? [] : fileKindsFor({ roleId, resources });
  const [chosen, setChosen] = useState<FileKindOfReports | null>(null);
  const kind = chosen ?? kinds[0];
  if (resources === undefined) return null;
  if (kind === undefined) return <EmptyState title={translate('problem.forbidden')} />;
  return (
    <Steps>
      {kinds.length > 1 && (
        <RadioGroup
          label={translate('erpFiles.kind')}
          options={kinds.map((one) => ({
            value: one,
            label: translate(`erpFiles.kind_${one}`),
            note: translate(`erpFiles.kindNote_${one}`),
          }))}
          value={kind}
          onChange={({ value }) => setChosen(value)}
        />
      )}
      <FileSteps key={kind} kind={kind} />
    </Steps>
  );
}

function FileSteps({ kind }: { readonly kind: FileKindOfReports }) {
  const translate = useTranslate();
  const renew = useRenewal();
  const [said, setSaid] = useState<SaidOfFile>({});
  const merchants = useMerchantNames();
  const file = useTakeFile(
    kind,
    { ...said, ...(merchants && { merchants }) },
    () => void renew([takenFilesList]),
  );
  const { opened, understood, work } = file;
  const say = (change: Partial<SaidOfFile>) => {
    setSaid((now) => ({ ...now, ...change }));
    file.uncheck();
  };
  return (
    <>
      <Step aria-label={translate('erpFiles.stepFile')}>
        <h2>{translate('erpFiles.stepFile')}</h2>
        <FileField file={file} />
        {work?.kind === 'reading' && <ProgressBar label={translate('erpFiles.reading')} />}
      </Step>
      {opened !== null && understood !== null && (
        <>
          <Step aria-label={translate('erpFiles.stepColumns')}>
            <h2>{translate('erpFiles.stepColumns')}</h2>
            <ColumnFields kind={kind} file={opened} understood={understood} onChoose={file.choose} />
            <FieldColumn>
              <FileSayings
                kind={kind}
                said={said}
                onSay={say}
                hasMerchantColumn={understood.columns.merchant !== undefined}
              />
            </FieldColumn>
          </Step>
          <Step aria-label={translate('erpFiles.stepCheck')}>
            <h2>{translate('erpFiles.stepCheck')}</h2>
            <PlanOfFile file={file} opened={opened} understood={understood} />
          </Step>
        </>
      )}
    </>
  );
}
