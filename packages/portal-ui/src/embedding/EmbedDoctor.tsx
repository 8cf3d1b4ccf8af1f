import { useState, type ReactNode } from 'react';
import { curlCommand, originOf, readCurlAnswer } from '@kontor/portal-core/embedding';
import {
  Alert,
  Button,
  FieldColumn,
  PageColumn,
  PageHead,
  TextArea,
  TextField,
} from '../primitives/index.js';
import { problemText, useTranslate } from '../provider/index.js';
import { CopyBlock } from '../forms/index.js';
import { Findings } from './Findings.js';
import { Narrow } from './EmbedDoctor.styles.js';
import { useExamination, type Pasted } from './useExamination.js';

export interface EmbedDoctorProps {
  /** The portal's origin as partners' pages reach it. */
  readonly portalUrl: string;
  readonly heading?: ReactNode;
}

/** Examines the pasted response of a partner's page and lists what prevents widgets from working there. The pasted text is sent nowhere. */
export function EmbedDoctor({ portalUrl, heading }: EmbedDoctorProps) {
  const translate = useTranslate();
  const examination = useExamination(portalUrl);
  const [draft, setDraft] = useState<Pasted>({ pageUrl: '', answer: '', token: '' });
  const [isAsked, ask] = useState(false);
  const change = (part: Partial<Pasted>) => setDraft((current) => ({ ...current, ...part }));
  const isAddress = originOf(draft.pageUrl.trim()) !== null;
  const isAnswer = readCurlAnswer(draft.answer) !== null;
  const examine = () => {
    ask(true);
    if (isAddress && isAnswer) examination.mutate({ ...draft, pageUrl: draft.pageUrl.trim() });
  };
  return (
    <PageColumn>
      <PageHead>{heading}</PageHead>
      <Narrow
        noValidate
        aria-label={translate('shell.embedDoctor')}
        onSubmit={(event) => {
          event.preventDefault();
          examine();
        }}
      >
        <p>{translate('embedDoctor.intro')}</p>
        <FieldColumn>
          <TextField
            label={translate('embedDoctor.address')}
            isRequired
            type="url"
            placeholder="https://shop.example/"
            value={draft.pageUrl}
            error={isAsked && !isAddress ? translate('embedDoctor.addressWrong') : undefined}
            onChange={({ value }) => change({ pageUrl: value })}
          />
          {isAddress && (
            <CopyBlock label={translate('embedDoctor.command')} text={curlCommand(draft.pageUrl.trim())} />
          )}
          <TextArea
            label={translate('embedDoctor.answer')}
            isRequired
            rows={8}
            help={translate('embedDoctor.answerHelp')}
            value={draft.answer}
            error={isAsked && !isAnswer ? translate('embedDoctor.answerWrong') : undefined}
            onChange={({ value }) => change({ answer: value })}
          />
          <TextField
            label={translate('embedDoctor.token')}
            autoComplete="off"
            help={translate('embedDoctor.tokenHelp')}
            value={draft.token}
            onChange={({ value }) => change({ token: value })}
          />
          <div>
            <Button variant="primary" type="submit" isBusy={examination.isPending}>
              {translate('embedDoctor.examine')}
            </Button>
          </div>
        </FieldColumn>
      </Narrow>
      {examination.isError && <Alert level="danger">{problemText(examination.error, translate)}</Alert>}
      {examination.isSuccess && <Findings findings={examination.data} />}
    </PageColumn>
  );
}
