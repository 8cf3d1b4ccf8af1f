import { Check } from 'lucide-react';
import { useTranslate } from '../../provider/index.js';
import { HiddenText } from '../layout/HiddenText.js';
import { StepItem, StepList, StepMark, StepName } from './Stepper.styles.js';

export interface StepperProps {
  /** Goal of the steps; read aloud. */
  readonly label: string;
  /** The names of the steps, in order. */
  readonly steps: readonly string[];
  /** Index of the present step, from 0; the number of steps when all are done. */
  readonly current: number;
}

/** Shows the progress in a sequence of steps. It does not navigate. */
export function Stepper({ label, steps, current }: StepperProps) {
  const translate = useTranslate();
  return (
    <StepList aria-label={label}>
      {steps.map((name, index) => {
        const state = index < current ? 'done' : index === current ? 'now' : 'ahead';
        return (
          <StepItem key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <StepMark aria-hidden="true">{state === 'done' ? <Check /> : index + 1}</StepMark>
            <StepName>
              <HiddenText>
                {translate('common.stepOfSteps', { step: index + 1, steps: steps.length })}:{' '}
              </HiddenText>
              {name}
              {state === 'done' && <HiddenText> ({translate('common.stepDone')})</HiddenText>}
            </StepName>
          </StepItem>
        );
      })}
    </StepList>
  );
}
