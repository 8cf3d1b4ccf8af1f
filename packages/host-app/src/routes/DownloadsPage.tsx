import { useTranslate } from '@kontor/portal-ui';
import { Downloads } from '@kontor/portal-ui/downloads';
import { PlainLinks } from './PlainLinks.js';

/** The page of the files offered to the user. */
export function DownloadsPage() {
  const translate = useTranslate();
  return (
    <PlainLinks>
      <Downloads heading={<h1>{translate('shell.downloads')}</h1>} />
    </PlainLinks>
  );
}
