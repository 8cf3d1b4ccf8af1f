import { useRouterState, type AnyRouter } from '@tanstack/react-router';
import { pageOf, type Page } from './page-table.js';

/** The path of the route shown, as the table of pages writes it; `/` where there is none. */
export function usePagePath(): string {
  return useRouterState<AnyRouter, string>({
    select: ({ matches }) => (matches.at(-1) as { fullPath?: string } | undefined)?.fullPath ?? '/',
  });
}

/** The page shown, when it stands in the table. */
export function usePage(): Page | undefined {
  return pageOf(usePagePath());
}
