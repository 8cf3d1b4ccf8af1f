import type { DoctorCheck, Finding, FindingLevel } from '@kontor/portal-core/embedding';
import type { TextKey } from '@kontor/portal-core/i18n';
import { Alert, Badge, type Tone } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { CopyBlock } from '../forms/index.js';
import { FindingHead, FindingList, FindingRow } from './EmbedDoctor.styles.js';

const CHECKS: Readonly<Record<DoctorCheck, TextKey>> = {
  address: 'embedDoctor.checkAddress',
  script: 'embedDoctor.checkScript',
  scriptPolicy: 'embedDoctor.checkScriptPolicy',
  connectPolicy: 'embedDoctor.checkConnectPolicy',
  stylePolicy: 'embedDoctor.checkStylePolicy',
  imagePolicy: 'embedDoctor.checkImagePolicy',
  workerPolicy: 'embedDoctor.checkWorkerPolicy',
  trustedTypes: 'embedDoctor.checkTrustedTypes',
  isolation: 'embedDoctor.checkIsolation',
  crossOrigin: 'embedDoctor.checkCrossOrigin',
  clock: 'embedDoctor.checkClock',
  token: 'embedDoctor.checkToken',
  tokenOrigin: 'embedDoctor.checkTokenOrigin',
  tokenResources: 'embedDoctor.checkTokenResources',
  locale: 'embedDoctor.checkLocale',
};
const LEVELS: Readonly<Record<FindingLevel, { readonly tone: Tone; readonly text: TextKey }>> = {
  ok: { tone: 'success', text: 'embedDoctor.levelOk' },
  warning: { tone: 'warning', text: 'embedDoctor.levelWarning' },
  error: { tone: 'danger', text: 'embedDoctor.levelError' },
};
const GRAVITY: readonly FindingLevel[] = ['error', 'warning', 'ok'];

/** List of the findings, most serious first, each with the line that resolves it. */
export function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  const translate = useTranslate();
  const errors = findings.filter(({ level }) => level === 'error').length;
  const sorted = GRAVITY.flatMap((level) => findings.filter((finding) => finding.level === level));
  return (
    <section aria-label={translate('embedDoctor.results')}>
      <Alert
        level={errors === 0 ? 'success' : 'danger'}
        title={
          errors === 0
            ? translate('embedDoctor.allFine')
            : translate('embedDoctor.problems', { count: errors, total: String(errors) })
        }
      />
      <FindingList>
        {sorted.map(({ check, level, text, params, line, alternative }) => (
          <FindingRow key={check} data-level={level}>
            <FindingHead>
              {translate(CHECKS[check])}
              <Badge tone={LEVELS[level].tone}>{translate(LEVELS[level].text)}</Badge>
            </FindingHead>
            <p>{translate(text, params)}</p>
            {line !== null && <CopyBlock label={translate('embedDoctor.lineToAdd')} text={line} />}
            {alternative !== undefined && (
              <CopyBlock label={translate('embedDoctor.orLine')} text={alternative} />
            )}
          </FindingRow>
        ))}
      </FindingList>
    </section>
  );
}
