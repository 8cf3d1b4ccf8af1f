import { useMemo } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { TextKey } from '@kontor/portal-core/i18n';
import { usePrincipal } from '@kontor/portal-ui';
import type { TourStep } from '@kontor/portal-ui/palette';
import { mayOpen, PAGES } from '../navigation/index.js';

/** What the tour says of pages, in its order. */
const TEXTS: Readonly<Record<string, TextKey>> = {
  '/orders': 'tour.ordersText',
  '/orders/import': 'tour.importText',
  '/investigations': 'tour.investigationsText',
  '/products': 'tour.productsText',
  '/deliveries': 'tour.deliveriesText',
};

/** The steps of the tour for the present user: the pages they may open, and how to find anything. */
export function useTourSteps(): readonly TourStep[] {
  const navigate = useNavigate();
  const visitor = usePrincipal();
  return useMemo(() => {
    const pages = Object.entries(TEXTS).flatMap(([path, text]): TourStep[] => {
      const page = PAGES.find((one) => one.path === path);
      if (page === undefined || !mayOpen(page, visitor)) return [];
      return [{ title: page.title, text, open: () => void navigate({ to: path }) }];
    });
    return [...pages, { title: 'tour.keysTitle', text: 'tour.keysText' }];
  }, [navigate, visitor]);
}
