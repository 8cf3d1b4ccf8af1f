import { Link } from '@tanstack/react-router';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { IconButton, usePrincipal, useTranslate } from '@kontor/portal-ui';
import type { TextKey } from '@kontor/portal-core/i18n';
import { NAVIGATION_ICONS, navigationFor, type NavigationSection, type Page } from '../navigation/index.js';
import { Brand } from './Brand.js';
import { Collapse, Entries, Entry, Heading, SidebarRoot } from './Sidebar.styles.js';

const SECTIONS: readonly { readonly id: NavigationSection; readonly heading?: TextKey }[] = [
  { id: 'main' },
  { id: 'management', heading: 'shell.management' },
  { id: 'content', heading: 'shell.content' },
];

export interface SidebarProps {
  readonly isCollapsed: boolean;
  /** Switches between labels and icons only; absent in the drawer. */
  readonly onCollapse?: () => void;
}

/** The pages a user may open, in their sections. */
export function Sidebar({ isCollapsed, onCollapse }: SidebarProps) {
  const translate = useTranslate();
  const pages = navigationFor(usePrincipal());
  return (
    <SidebarRoot aria-label={translate('shell.navigation')} data-collapsed={isCollapsed || undefined}>
      <Brand isShort={isCollapsed} />
      {SECTIONS.map(({ id, heading }) => (
        <Section
          key={id}
          heading={heading}
          isCollapsed={isCollapsed}
          pages={pages.filter((page) => page.navigation?.section === id)}
        />
      ))}
      {onCollapse && (
        <Collapse>
          <IconButton
            label={translate(isCollapsed ? 'shell.expandNavigation' : 'shell.collapseNavigation')}
            onPress={onCollapse}
          >
            {isCollapsed ? <PanelLeftOpen aria-hidden="true" /> : <PanelLeftClose aria-hidden="true" />}
          </IconButton>
        </Collapse>
      )}
    </SidebarRoot>
  );
}

interface SectionProps {
  readonly heading: TextKey | undefined;
  readonly pages: readonly Page[];
  readonly isCollapsed: boolean;
}

function Section({ heading, pages, isCollapsed }: SectionProps) {
  const translate = useTranslate();
  if (pages.length === 0) return null;
  return (
    <>
      {heading && <Heading data-collapsed={isCollapsed || undefined}>{translate(heading)}</Heading>}
      <Entries>
        {pages.map((page) => (
          <li key={page.path}>
            <SidebarEntry page={page} isCollapsed={isCollapsed} />
          </li>
        ))}
      </Entries>
    </>
  );
}

function SidebarEntry({ page, isCollapsed }: { readonly page: Page; readonly isCollapsed: boolean }) {
  const title = useTranslate()(page.title);
  const Icon = NAVIGATION_ICONS[page.navigation?.icon ?? 'dashboard'];
  return (
    <Entry as={Link} to={page.path} title={isCollapsed ? title : undefined}>
      <Icon aria-hidden="true" strokeWidth={1.75} />
      <span>{title}</span>
    </Entry>
  );
}
