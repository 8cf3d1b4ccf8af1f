import { useTranslate } from '@kontor/portal-ui';
import { WidgetPlayground } from '@kontor/portal-ui/playground';
import { PageLink } from '../navigation/index.js';

/** The file that partners' pages load; not part of this program, which has widgets of its own. */
const SCRIPT: string = '/embed/v1.js';
const loadElements = (): Promise<unknown> => import(/* @vite-ignore */ SCRIPT);

/** The page of those who embed widgets: trying them, copying code, and the ways to keys and to the doctor. */
export function DevelopersPage() {
  const translate = useTranslate();
  return (
    <WidgetPlayground
      portalUrl={window.location.origin}
      loadElements={loadElements}
      heading={<h1>{translate('shell.developers')}</h1>}
      links={
        <>
          <PageLink to="/api-keys">{translate('shell.apiKeys')}</PageLink>
          <PageLink to="/embed-doctor">{translate('shell.embedDoctor')}</PageLink>
        </>
      }
    />
  );
}
