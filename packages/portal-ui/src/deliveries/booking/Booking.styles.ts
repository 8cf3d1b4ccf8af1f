import { styled } from 'styled-components';
import { color, font, radius, space, tabularFigures } from '../../theme/index.js';
import { Outlook } from '../record/Delivery.styles.js';

/** Left out on a phone, where the first line is to be in sight at once. */
export const BookingIntro = styled(Outlook)`
  margin-bottom: ${space('3')};

  @media (max-width: 640px) {
    display: none;
  }
`;

export const WaitingPlace = styled.div`
  &:not(:empty) {
    margin-bottom: ${space('3')};
  }
`;

export const LineRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space('2')} ${space('4')};
  padding: ${space('3')} 0;

  & + & {
    border-top: 1px solid ${color('rule')};
  }

  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

/** The quantity: field, announced units, and the badge below. */
export const Count = styled.div`
  ${tabularFigures}
  display: grid;
  grid-template-columns: 84px minmax(48px, auto);
  align-items: center;
  justify-items: end;
  gap: ${space('1')} ${space('2')};
  color: ${color('ink-muted')};
  font-size: ${font('size-sm')};

  & > :nth-child(3) {
    grid-column: 1 / -1;
  }

  & input {
    font-size: ${font('size-lg')};
    font-weight: ${font('weight-semibold')};
    text-align: end;
  }
`;

export const LineButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('2')};

  & > button:first-child,
  & > button:nth-child(2) {
    width: 56px;
  }

  @media (max-width: 640px) {
    & > button {
      flex: 1 0 auto;
    }
  }
`;

export const ScanRow = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('2')};
  margin-bottom: ${space('2')};

  & > button {
    align-self: flex-start;
  }

  & > p {
    margin: 0;
  }

  & > p:empty {
    display: none;
  }

  @media (max-width: 640px) {
    & > button {
      align-self: stretch;
    }
  }
`;

export const Camera = styled.video`
  display: block;
  width: 100%;
  max-height: 50dvh;
  border-radius: ${radius('md')};
  background: ${color('sunken')};
  object-fit: cover;
`;

export const BookingNote = styled.span`
  ${tabularFigures}
  display: flex;
  flex: 1 1 120px;
  flex-direction: column;
  color: ${color('ink-muted')};
  font-size: ${font('size-sm')};

  & > b {
    color: ${color('ink')};
    font-size: ${font('size-md')};
  }
`;

/** Stays at the lower edge of a phone's window. */
export const BookingActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space('2')};
  margin-top: ${space('3')};

  & > [role='alert'] {
    flex: 1 1 100%;
  }

  @media (max-width: 640px) {
    position: sticky;
    bottom: 0;
    z-index: 1;
    margin-inline: calc(-1 * ${space('4')});
    padding: ${space('3')} ${space('4')};
    border-top: 1px solid ${color('rule')};
    background: ${color('surface')};

    & > button {
      flex: 1 1 auto;
    }

    & > ${BookingNote} {
      flex-basis: 100%;
    }
  }
`;
