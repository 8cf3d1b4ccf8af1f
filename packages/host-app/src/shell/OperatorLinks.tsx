import { settingText } from '@kontor/portal-core';
import { useSettings } from '@kontor/portal-ui/settings';
import { LegalLinks } from './LegalLinks.js';

/** The legal links of those who are signed in: the operator's own addresses where the settings name them. */
export function OperatorLinks() {
  const { settings = [] } = useSettings();
  const address = (key: string) => webAddress(settingText(settings, key));
  return <LegalLinks terms={address('legal_terms_url')} imprint={address('legal_imprint_url')} />;
}

/** Only what a browser opens as a page may stand in a link. */
const webAddress = (text: string): string | undefined => (/^https?:\/\/\S+$/i.test(text) ? text : undefined);
