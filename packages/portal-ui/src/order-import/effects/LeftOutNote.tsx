import { useTranslate } from '../../provider/index.js';
import { leftOutOf } from '../state/left-out.js';
import { useWizard } from '../wizard-context.js';
import { EffectsBox, EffectsList } from './EffectsPanel.styles.js';

/** Note on the lines that are left out: titles, totals, footers, hidden rows. */
export function LeftOutNote() {
  const translate = useTranslate();
  const { file } = useWizard().state;
  if (file === null || file.reading.detection.leftOutCount === 0) return null;
  const { leftOut: lines, leftOutCount: count } = file.reading.detection;
  const { hidden, others } = leftOutOf(file.reading.detection, file.overrides.keepLines);
  const told = [
    ...(others > 0 ? [translate('orderImport.leftOutLines', { count: others })] : []),
    ...(hidden.length > 0 ? [translate('orderImport.hiddenLines', { count: hidden.length })] : []),
  ].join(' · ');
  return (
    <EffectsBox>
      <summary>{told}</summary>
      <EffectsList aria-label={told}>
        {lines.map(({ line, reason, text }) => (
          <li key={line}>
            <span>
              {text}
              <small>
                {translate('orderImport.leftOutLine', {
                  line,
                  reason: translate(`orderImport.leftOutReason_${reason}`),
                })}
              </small>
            </span>
          </li>
        ))}
        {count > lines.length && (
          <li>{translate('orderImport.faultsMore', { count: count - lines.length })}</li>
        )}
      </EffectsList>
    </EffectsBox>
  );
}
