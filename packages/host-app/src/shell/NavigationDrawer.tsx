import { useEffect, useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { color, floatShadow, IconButton, space, useTranslate } from '@kontor/portal-ui';

export interface NavigationDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The sidebar over the page, for windows too narrow to pin it. Escape and a click beside it close it. */
export function NavigationDrawer({ isOpen, onClose, children }: NavigationDrawerProps) {
  const translate = useTranslate();
  const drawer = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) drawer.current?.showModal();
    else drawer.current?.close();
  }, [isOpen]);
  return (
    <Drawer
      ref={drawer}
      aria-label={translate('shell.navigation')}
      onClose={onClose}
      onClick={(press) => {
        const target = press.target as Element;
        if (target === drawer.current || target.closest('a')) onClose();
      }}
    >
      {isOpen && (
        <Inside>
          {children}
          <CloseCorner>
            <IconButton label={translate('shell.closeNavigation')} onPress={onClose}>
              <X aria-hidden="true" />
            </IconButton>
          </CloseCorner>
        </Inside>
      )}
    </Drawer>
  );
}

const Drawer = styled.dialog`
  width: 264px;
  max-width: 85vw;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color('surface')};
  color: inherit;
  box-shadow: ${floatShadow};

  &::backdrop {
    background: ${color('scrim')};
  }
`;

const Inside = styled.div`
  position: relative;
  height: 100%;

  nav {
    width: 100%;
    border: 0;
  }
`;

const CloseCorner = styled.div`
  position: absolute;
  top: 11px;
  right: ${space('3')};
`;
