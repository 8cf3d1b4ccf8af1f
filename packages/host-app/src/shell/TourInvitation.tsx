import { styled } from 'styled-components';
import type { Visit } from '@kontor/portal-core/session';
import { Button, color, font, space, useTranslate } from '@kontor/portal-ui';
import { NARROW } from './AccountMenu.styles.js';
import { useTourEnd, useTourOffer } from './useTour.js';

interface TourInvitationProps {
  /** The present visit; undefined until it was noted. */
  readonly visit: Visit | undefined;
  readonly onBegin: () => void;
}

/** Offers the tour above the first page, on the first visit; it blocks nothing, and refused it does not come again. */
export function TourInvitation({ visit, onBegin }: TourInvitationProps) {
  const translate = useTranslate();
  const isOffered = useTourOffer(visit);
  const end = useTourEnd();
  if (!isOffered) return null;
  return (
    <Line aria-label={translate('tour.title')}>
      <span>{translate('tour.invitation')}</span>
      <Button size="small" variant="primary" onPress={onBegin}>
        {translate('tour.begin')}
      </Button>
      <Button size="small" variant="quiet" onPress={end}>
        {translate('tour.never')}
      </Button>
    </Line>
  );
}

const Line = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('2')} ${space('3')};
  padding: ${space('2')} ${space('6')};
  border-bottom: 1px solid ${color('rule')};
  background: ${color('accent-soft')};
  font-size: ${font('size-sm')};

  @media ${NARROW} {
    padding-inline: ${space('3')};
  }
`;
