import {
  Box,
  Download,
  FileText,
  House,
  KeyRound,
  LayoutGrid,
  MessageSquareText,
  Newspaper,
  PenLine,
  ScrollText,
  Settings,
  Store,
  Table2,
  TriangleAlert,
  Truck,
  Users,
} from 'lucide-react';

/** The icons of the sidebar's entries. */
export const NAVIGATION_ICONS = {
  dashboard: House,
  orders: Table2,
  products: Box,
  orderErrors: TriangleAlert,
  investigations: MessageSquareText,
  deliveries: Truck,
  downloads: Download,
  users: Users,
  merchants: Store,
  cmsBlocks: FileText,
  blog: Newspaper,
  blogAdmin: PenLine,
  dashboardConfigs: LayoutGrid,
  settings: Settings,
  auditLog: ScrollText,
  apiKeys: KeyRound,
} as const;
export type NavigationIcon = keyof typeof NAVIGATION_ICONS;
