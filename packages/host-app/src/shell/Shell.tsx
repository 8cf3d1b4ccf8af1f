import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Outlet } from '@tanstack/react-router';
import { withLaterTexts } from '@kontor/portal-core/i18n';
import {
  ChosenMerchantProvider,
  LiveProvider,
  useAllowedResources,
  useCurrentUser,
  useNotedVisit,
  usePrincipal,
  useTranslate,
} from '@kontor/portal-ui';
import { useSettings } from '@kontor/portal-ui/settings';
import { mayOpen, NoAccessPage, pageOf, trailOf, usePagePath } from '../navigation/index.js';
import { ImpersonationBand } from './ImpersonationBand.js';
import { useHost, usePreferences } from './host-context.js';
import { LeaveGuard } from './LeaveGuard.js';
import { LegalLinks } from './LegalLinks.js';
import { NavigationDrawer } from './NavigationDrawer.js';
import { NoticeOfOperator } from './NoticeOfOperator.js';
import { Content, Foot, Frame, Side, SkipLink, Upper, Work } from './Shell.styles.js';
import type { QuickKey } from './quick-key.js';
import { QuickKeys } from './QuickKeys.js';
import { Sidebar } from './Sidebar.js';
import { TopBar } from './TopBar.js';
import { TourInvitation } from './TourInvitation.js';
import { CONTENT_ID, usePageArrival } from './usePageArrival.js';
import { useSavedPreferences } from './account-preferences.js';
import { useMatchedAnew } from './useMatchedAnew.js';
import { usePanelTop } from './usePanelTop.js';
import { useWideWindow } from './useWideWindow.js';

/** Loaded only for staff who must set up a second factor first. */
const RequiredSecondFactor = lazy(() =>
  withLaterTexts(import('@kontor/portal-ui/profile')).then((loaded) => ({
    default: loaded.RequiredSecondFactor,
  })),
);

/** Where the portal begins for everybody. */
const START_PATH = '/dashboard';

/** The frame around every page behind the sign-in. */
export function Shell() {
  const { session } = useHost();
  return (
    <ChosenMerchantProvider userId={session.userId()}>
      <LiveProvider>
        <ShellFrame />
      </LiveProvider>
    </ChosenMerchantProvider>
  );
}

function ShellFrame() {
  const translate = useTranslate();
  const path = usePagePath();
  const page = pageOf(path);
  const visitor = usePrincipal();
  const user = useCurrentUser();
  const resources = useAllowedResources();
  const title = translate(page?.title ?? 'shell.notFoundTitle');
  usePageArrival(path, translate('shell.documentTitle', { page: title }));
  useSavedPreferences();
  const visit = useNotedVisit();
  useMatchedAnew();
  const [quickKey, openQuickKey] = useState<QuickKey | null>(null);
  const isAllowed = !page || !user || !resources || mayOpen(page, visitor);
  return (
    <Frame>
      <LeaveGuard />
      <SkipLink href={`#${CONTENT_ID}`}>{translate('shell.skipToContent')}</SkipLink>
      <QuickKeys open={quickKey} onOpen={openQuickKey} />
      <Navigation path={path} onSearch={() => openQuickKey('palette')}>
        {path === START_PATH && <TourInvitation visit={visit} onBegin={() => openQuickKey('tour')} />}
        <Content id={CONTENT_ID} tabIndex={-1}>
          <UnlessFactorMissing>{isAllowed ? <Outlet /> : <NoAccessPage />}</UnlessFactorMissing>
        </Content>
        <Foot>
          <LegalLinks settings={useSettings().settings} />
        </Foot>
      </Navigation>
    </Frame>
  );
}

/** The page; or the set-up of a second factor, which stays until its recovery codes were kept. */
function UnlessFactorMissing({ children }: { readonly children: ReactNode }) {
  const isMissing = useCurrentUser()?.lacks_second_factor === true;
  const [isSettingUp, setUp] = useState(false);
  if (isMissing && !isSettingUp) setUp(true);
  if (!isSettingUp) return children;
  return (
    <Suspense fallback={null}>
      <RequiredSecondFactor onDone={() => setUp(false)} />
    </Suspense>
  );
}

interface NavigationProps {
  readonly path: string;
  readonly onSearch: () => void;
  readonly children: ReactNode;
}

/** Sidebar or drawer by the window's width, and the content beside it. */
function Navigation({ path, onSearch, children }: NavigationProps) {
  const isWide = useWideWindow();
  const [{ isSidebarCollapsed }, change] = usePreferences();
  const [isDrawerOpen, openDrawer] = useState(false);
  return (
    <>
      {isWide ? (
        <Side>
          <Sidebar
            isCollapsed={isSidebarCollapsed}
            onCollapse={() => change({ isSidebarCollapsed: !isSidebarCollapsed })}
          />
        </Side>
      ) : (
        <NavigationDrawer isOpen={isDrawerOpen} onClose={() => openDrawer(false)}>
          <Sidebar isCollapsed={false} />
        </NavigationDrawer>
      )}
      <Work>
        <Upper ref={usePanelTop()}>
          <ImpersonationBand />
          <TopBar
            trail={trailOf(path)}
            onSearch={onSearch}
            onOpenNavigation={isWide ? undefined : () => openDrawer(true)}
          />
        </Upper>
        <NoticeOfOperator />
        {children}
      </Work>
    </>
  );
}
