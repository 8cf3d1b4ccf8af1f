import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { TextKey } from '@kontor/portal-core/i18n';
import { Button, Dialog, keyText } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { color, font, space } from '../theme/index.js';

/** One step of the tour. */
export interface TourStep {
  /** The step's name; where there is a page, the page's. */
  readonly title: TextKey;
  /** What one finds there, in two sentences. */
  readonly text: TextKey;
  /** Opens the page; absent where there is none. */
  readonly open?: (() => void) | undefined;
}

export interface TourDialogProps {
  /** The steps for this reader, one at least. */
  readonly steps: readonly TourStep[];
  /** Called when the reader ends the tour, at whatever step. */
  readonly onEnd: () => void;
}

/** A short tour of the portal: what is where, a step at a time. It can be ended at every step. */
export function TourDialog({ steps, onEnd }: TourDialogProps) {
  const translate = useTranslate();
  const [at, goTo] = useState(0);
  const forward = useRef<HTMLButtonElement>(null);
  const step = steps[Math.min(at, steps.length - 1)];
  if (step === undefined) return null;
  const { open } = step;
  const isLast = at >= steps.length - 1;
  const goBack = () => {
    goTo(at - 1);
    // At the first step there is nothing further back; the button that goes would leave the focus to the one that ends the tour.
    if (at === 1) forward.current?.focus();
  };
  return (
    <Dialog
      isOpen
      title={translate('tour.title')}
      onClose={onEnd}
      actions={
        <>
          {at > 0 && <Button onPress={goBack}>{translate('tour.back')}</Button>}
          <Button ref={forward} variant="primary" onPress={() => (isLast ? onEnd() : goTo(at + 1))}>
            {translate(isLast ? 'tour.done' : 'tour.next')}
          </Button>
        </>
      }
    >
      <Step>
        <small>{translate('tour.step', { step: at + 1, count: steps.length })}</small>
        <div role="status">
          <h3>{translate(step.title)}</h3>
          <p>{translate(step.text, { search: keyText('{ctrl}+K', translate) })}</p>
        </div>
        {open !== undefined && (
          <Button
            onPress={() => {
              onEnd();
              open();
            }}
          >
            {translate('tour.open')}
          </Button>
        )}
      </Step>
    </Dialog>
  );
}

/** As high as the longest text, so that the buttons stay where they are. */
const Step = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space('3')};
  min-height: 176px;

  @media (max-width: 640px) {
    min-height: 232px;
  }

  small {
    color: ${color('ink-subtle')};
    font-size: ${font('size-xs')};
  }

  h3 {
    margin: 0 0 ${space('2')};
    font-size: ${font('size-md')};
    font-weight: ${font('weight-semibold')};
  }

  p {
    margin: 0;
    max-width: 60ch;
    line-height: 1.5;
  }
`;
