import { useTranslate } from '../../provider/translate-context.js';
import { useWizard } from '../wizard-context.js';
import { EffectsBox, EffectsList } from './EffectsPanel.styles.js';

/** Lines of the file that are no rows of an order: titles, totals, footers. */
export function LeftOutNote() {
  const translate = useTranslate();
  const { detection } = useWizard().state.file?.reading ?? {};
  const lines = detection?.leftOut ?? [];
  if (lines.length === 0) return null;
  return (
    <EffectsBox>
      <summary>{translate('orderImport.leftOutLines', { count: lines.length })}</summary>
      <EffectsList aria-label={translate('orderImport.leftOutLines', { count: lines.length })}>
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
      </EffectsList>
    </EffectsBox>
  );
}
