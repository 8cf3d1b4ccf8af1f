import { useTranslate } from '@kontor/portal-ui';
import { Settings } from '@kontor/portal-ui/settings';

/** The settings of the portal. */
export function SettingsPage() {
  const translate = useTranslate();
  return <Settings heading={<h1>{translate('shell.settings')}</h1>} />;
}
