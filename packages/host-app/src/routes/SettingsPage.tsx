import { useTranslate } from '@kontor/portal-ui';
import { Settings } from '@kontor/portal-ui/settings';

/** The page of the portal's settings. */
export function SettingsPage() {
  const translate = useTranslate();
  return <Settings heading={<h1>{translate('shell.settings')}</h1>} />;
}
