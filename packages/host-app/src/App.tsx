import { useEffect } from 'react';
import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import type { PortalClient } from '@kontor/portal-core/wire';
import { GlobalStyle, PortalProvider, themeAttributes, type PortalProviderProps } from '@kontor/portal-ui';
import { type Host, HostContext, usePreferences } from './shell/index.js';

export interface AppProps extends Required<Pick<PortalProviderProps, 'queryClient' | 'choices' | 'drafts'>> {
  readonly host: Host;
  readonly client: PortalClient;
  readonly router: AnyRouter;
}

/** The portal: renders the routes within the host's providers. */
export function App({ host, ...parts }: AppProps) {
  return (
    <HostContext value={host}>
      <Portal {...parts} />
    </HostContext>
  );
}

function Portal({ client, queryClient, choices, drafts, router }: Omit<AppProps, 'host'>) {
  const [{ language, theme, density }] = usePreferences();
  useEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    for (const [name, value] of Object.entries(themeAttributes({ theme, density }))) {
      if (value === undefined) root.removeAttribute(name);
      else root.setAttribute(name, value);
    }
  }, [language, theme, density]);
  return (
    <PortalProvider
      client={client}
      queryClient={queryClient}
      choices={choices}
      drafts={drafts}
      locale={language}
      texts="first"
      appearance={{ theme, density }}
      onMissingText={reportMissingText}
    >
      <GlobalStyle />
      <RouterProvider router={router} />
    </PortalProvider>
  );
}

/** Logs a missing translation, and nothing more (specification 1 section 8). */
function reportMissingText(key: string): void {
  // oxlint-disable-next-line no-console -- the specification asks for the log
  console.warn(`No text for ${key}`);
}
