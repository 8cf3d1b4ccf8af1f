import { useId } from 'react';
import { styled } from 'styled-components';
import { color, font, radius, size, space, visuallyHidden } from '@kontor/portal-ui';

export interface SegmentedProps<T extends string> {
  /** Name of the choice. */
  readonly label: string;
  /** Hides the label from sight; it is still read aloud. */
  readonly isLabelHidden?: boolean;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string; readonly spoken?: string }[];
  readonly onChange: (value: T) => void;
}

/** A choice among two or three options, all visible at once. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const name = useId();
  return (
    <Group>
      <Legend data-hidden={props.isLabelHidden || undefined}>{props.label}</Legend>
      <Track>
        {props.options.map(({ value, text, spoken }) => (
          <Segment key={value} data-chosen={value === props.value || undefined}>
            <input
              type="radio"
              name={name}
              checked={value === props.value}
              aria-label={spoken}
              onChange={() => props.onChange(value)}
            />
            {text}
          </Segment>
        ))}
      </Track>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0 0 ${space('1')};
  color: ${color('ink-subtle')};
  font-size: ${font('size-xs')};

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

const Track = styled.div`
  display: flex;
  padding: 2px;
  border-radius: ${radius('md')};
  background: ${color('sunken')};
`;

const Segment = styled.label`
  position: relative;
  display: grid;
  flex: 1;
  place-items: center;
  min-height: calc(${size('control-small')} - 2px);
  padding: 0 ${space('2')};
  border-radius: ${radius('sm')};
  color: ${color('ink-muted')};
  font: ${font('weight-medium')} ${font('size-xs')} / 16px ${font('family')};
  white-space: nowrap;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:hover {
    color: ${color('ink')};
  }

  &[data-chosen] {
    background: ${color('surface')};
    color: ${color('ink')};
    box-shadow: 0 0 0 1px ${color('rule')};
  }

  /* A shadow is not drawn there. */
  @media (forced-colors: active) {
    &[data-chosen] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color('accent')};
    outline-offset: 1px;
  }
`;
