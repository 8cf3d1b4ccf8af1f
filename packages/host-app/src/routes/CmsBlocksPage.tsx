import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslate } from '@kontor/portal-ui';
import { CmsBlocks, type CmsBlocksView } from '@kontor/portal-ui/cms-blocks';

/** The page of the content blocks. The URL holds page and user as `?page=` and `?user=`. */
export function CmsBlocksPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const show = ({ page, user }: CmsBlocksView) => {
    const kept = { ...(page > 1 && { page }), ...(user !== null && { user }) };
    void navigate({ to: '.', search: kept });
  };
  return (
    <CmsBlocks
      page={countOf(search['page']) ?? 1}
      user={countOf(search['user'])}
      onChange={show}
      heading={<h1>{translate('shell.cmsBlocks')}</h1>}
    />
  );
}

/** Reads a whole number from 1; null for everything else. */
function countOf(given: unknown): number | null {
  const count = Number(given);
  return Number.isSafeInteger(count) && count > 0 ? count : null;
}
