import { useId, useState, type ReactNode } from 'react';
import { Ellipsis } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { space } from '../theme/index.js';
import { Heading, Toolbar } from './list.styles.js';

export interface ListToolbarProps {
  readonly heading: ReactNode;
  /** The actions of the list as a whole. */
  readonly children: ReactNode;
}

/** Heading and actions of a list. On a phone one button shows and hides all actions but the primary one, so that the list comes sooner. */
export function ListToolbar({ heading, children }: ListToolbarProps) {
  const translate = useTranslate();
  const actions = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Line>
      <Narrow>{heading}</Narrow>
      <Fold>
        <IconButton
          label={translate('common.actions')}
          aria-expanded={isOpen}
          aria-controls={actions}
          onPress={() => setOpen(!isOpen)}
        >
          <Ellipsis />
        </IconButton>
      </Fold>
      <Actions id={actions} data-open={isOpen || undefined}>
        {children}
      </Actions>
    </Line>
  );
}

/** One line on a phone, too: its icon has room enough around it. */
const Line = styled(Toolbar)`
  @media (max-width: 640px) {
    gap: ${space('1')};
  }
`;

const Narrow = styled(Heading)`
  @media (max-width: 640px) {
    flex-basis: auto;
  }
`;

const Fold = styled.div`
  display: none;

  @media (max-width: 640px) {
    display: block;
    margin-inline-start: calc(-1 * ${space('3')});

    /* Nothing to show or hide. */
    &:not(:has(+ div > :not([data-variant='primary']))) {
      display: none;
    }
  }
`;

const Actions = styled.div`
  display: contents;

  @media (max-width: 640px) {
    &:not([data-open]) > :not([data-variant='primary']) {
      display: none;
    }
  }
`;
