import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { Button, useFocusOnOpen } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { space } from '../theme/index.js';

interface EditInPlaceProps {
  /** What is edited. */
  readonly label: string;
  /** Goes around the field. */
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** It is being saved: it can be neither sent twice nor left, or nobody would hear what became of it. */
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  /** Called by Escape and cancel. */
  readonly onClose: () => void;
  /** The field, and what is told about it. */
  readonly children: ReactNode;
}

/** A field edited in the place of its value: it has the focus at once, Enter saves, Escape leaves it as it was. */
export function EditInPlace({ label, formRef, isBusy, onSubmit, onClose, children }: EditInPlaceProps) {
  const translate = useTranslate();
  useFocusOnOpen(formRef);
  return (
    <Frame
      ref={formRef}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && !isBusy) onClose();
      }}
    >
      {children}
      <Actions>
        <Button size="small" onPress={onClose} isDisabled={isBusy}>
          {translate('common.cancel')}
        </Button>
        <Button size="small" type="submit" variant="primary" isBusy={isBusy}>
          {translate('common.save')}
        </Button>
      </Actions>
    </Frame>
  );
}

const Frame = styled.form`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space('2')};
  min-width: 0;
  white-space: normal;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space('2')};
`;
