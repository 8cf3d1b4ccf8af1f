import { useTranslate } from '../../provider/index.js';
import { EffectsLine } from './EffectsPanel.styles.js';

/** Line shown until it is known what sending would do. It keeps the place: whatever is below it does not move when the panel comes. */
export function EffectsAwaited() {
  const translate = useTranslate();
  return (
    <EffectsLine>
      <strong>{translate('orderImport.effects')}</strong>
      {translate('orderImport.effectsLoading')}
    </EffectsLine>
  );
}
