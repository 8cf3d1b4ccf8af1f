import { useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { floatingSurface, font, layer, space } from '../theme/index.js';
import type { Elsewhere } from './live-context.js';
import type { ElsewhereTexts } from './useElsewhere.js';

interface ElsewhereLineProps {
  readonly elsewhere: Elsewhere;
  readonly texts: ElsewhereTexts;
}

/** Says at the foot of a list what was changed elsewhere, and shows it when asked: the rows stay where they are. */
export function ElsewhereLine({ elsewhere: { count, show }, texts }: ElsewhereLineProps) {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const isShown = count !== 0;
  const onPress = async () => {
    await show();
    // The button is gone: the keyboard goes on in the rows.
    place.current?.parentElement
      ?.querySelector<HTMLElement>('tr[tabindex="0"]')
      ?.focus({ preventScroll: true });
  };
  return (
    <Place ref={place}>
      <Line data-shown={isShown || undefined}>
        <span role="status">
          {isShown && (count === null ? translate(texts.many) : translate(texts.some, { count }))}
        </span>
        {isShown && (
          <Button size="small" variant="quiet" onPress={() => void onPress()}>
            {translate('live.show')}
          </Button>
        )}
      </Line>
    </Place>
  );
}

/** Takes no height of its own: it lies over the foot of the table, and over the window's lower edge while the foot is out of sight. */
const Place = styled.div`
  position: sticky;
  bottom: ${space('2')};
  z-index: ${layer('sticky')};
  height: 0;
`;

const Line = styled.div`
  position: absolute;
  inset-inline-start: 50%;
  bottom: 5px;
  translate: -50%;
  max-width: 100%;
  white-space: nowrap;

  &[data-shown] {
    ${floatingSurface}
    display: flex;
    align-items: center;
    gap: ${space('2')};
    padding: ${space('1')} ${space('1')} ${space('1')} ${space('3')};
    font-size: ${font('size-sm')};
  }
`;
