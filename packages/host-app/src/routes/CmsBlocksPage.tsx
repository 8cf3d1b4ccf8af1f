import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslate } from '@kontor/portal-ui';
import { CmsBlocks, type CmsBlocksView } from '@kontor/portal-ui/cms-blocks';

/** The page of the content blocks. The URL holds page, user, text and order as `?page=`, `?user=`, `?search=` and `?sort=`. */
export function CmsBlocksPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const text = (name: string) => String(address[name] ?? '');
  const show = ({ page, user, search = '', sort }: CmsBlocksView) => {
    const kept = {
      ...(page > 1 && { page }),
      ...(user !== null && { user }),
      ...(search !== '' && { search }),
      ...(sort !== undefined && { sort }),
    };
    void navigate({ to: '.', search: kept });
  };
  return (
    <CmsBlocks
      page={countOf(address['page']) ?? 1}
      user={countOf(address['user'])}
      search={text('search')}
      sort={text('sort') || undefined}
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
