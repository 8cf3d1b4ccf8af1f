import { useProgressBar } from 'react-aria/useProgressBar';
import { BarFill, BarFrame, BarHead, BarTrack, QuietTrack } from './ProgressBar.styles.js';

export interface ProgressBarProps {
  /** Name of the work. */
  readonly label: string;
  /** Progress between 0 and `maximum`; absent while it is unknown. */
  readonly value?: number | undefined;
  /** The `value` at the end; 100 by default. */
  readonly maximum?: number | undefined;
  /** The progress in words, such as „1.200 von 5.000 Bestellungen"; the percentage by default. */
  readonly valueText?: string | undefined;
}

/** Progress of work with a known end, with numbers: for work that takes longer than a second. */
export function ProgressBar({ label, value, maximum = 100, valueText }: ProgressBarProps) {
  const isIndeterminate = value === undefined;
  const share = isIndeterminate || maximum <= 0 ? 0 : Math.min(1, Math.max(0, value / maximum));
  const { progressBarProps, labelProps } = useProgressBar({
    label,
    isIndeterminate,
    value: share * 100,
    ...(valueText === undefined ? {} : { valueLabel: valueText }),
  });
  return (
    <BarFrame {...progressBarProps}>
      <BarHead>
        <span {...labelProps}>{label}</span>
        <span>{progressBarProps['aria-valuetext']}</span>
      </BarHead>
      <BarTrack>
        <BarFill
          data-indeterminate={isIndeterminate || undefined}
          style={{ inlineSize: `${share * 100}%` }}
        />
      </BarTrack>
    </BarFrame>
  );
}

/** A thin line at the upper edge of an area that loads for less than a second. */
export function QuietProgress({ label }: Pick<ProgressBarProps, 'label'>) {
  const { progressBarProps } = useProgressBar({ 'aria-label': label, isIndeterminate: true });
  return (
    <QuietTrack {...progressBarProps}>
      <BarFill data-indeterminate />
    </QuietTrack>
  );
}
