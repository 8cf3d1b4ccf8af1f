import { useRouterState, type AnyRouter } from '@tanstack/react-router';
import { pageOf, type Page } from './page-table.js';

/** Path of the present route, as the page table writes it; `/` when there is none. */
export function usePagePath(): string {
  return useRouterState<AnyRouter, string>({
    select: ({ matches }) => (matches.at(-1) as { fullPath?: string } | undefined)?.fullPath ?? '/',
  });
}

/** The present page; undefined when it is not in the table. */
export function usePage(): Page | undefined {
  return pageOf(usePagePath());
}
