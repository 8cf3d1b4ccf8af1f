import {
  ArrowDown,
  ArrowUp,
  Ban,
  Bookmark,
  CalendarDays,
  ChartLine,
  Check,
  CircleCheck,
  Columns3,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  FileUp,
  GripVertical,
  Inbox,
  Info,
  KeyRound,
  ListTree,
  LogIn,
  MessageSquare,
  OctagonAlert,
  PackageX,
  Pause,
  Pencil,
  Play,
  Plus,
  ReceiptText,
  Search,
  SearchX,
  SlidersHorizontal,
  Trash2,
  TriangleAlert,
  Truck,
  Undo2,
  X,
  type LucideIcon,
} from 'lucide-react';
import { TokenTable } from './TokenTable.js';

/** Meaning of each icon; an icon has only one meaning. */
const MEANINGS: readonly (readonly [LucideIcon, string])[] = [
  [Plus, 'Creates'],
  [Pencil, 'Changes'],
  [Trash2, 'Deletes'],
  [X, 'Closes, or takes a chip away'],
  [Check, 'Chosen, done'],
  [Undo2, 'Takes back'],
  [Pause, 'Holds an order'],
  [Play, 'Releases an order'],
  [Ban, 'Cancels an order'],
  [Truck, 'Shipment, delivery'],
  [ReceiptText, 'Positions of an order'],
  [MessageSquare, 'Comments, investigation'],
  [Search, 'Searches'],
  [SearchX, 'Nothing found'],
  [Inbox, 'Nothing here yet'],
  [PackageX, 'Product that is running out'],
  [SlidersHorizontal, 'Filters'],
  [Columns3, 'Columns of a table'],
  [Bookmark, 'Saved views'],
  [ArrowUp, 'Sorted ascending, move up'],
  [ArrowDown, 'Sorted descending, move down'],
  [GripVertical, 'Can be dragged'],
  [Download, 'Downloads'],
  [FileUp, 'Imports or uploads'],
  [CalendarDays, 'Opens a calendar'],
  [ChartLine, 'Shows a chart'],
  [Eye, 'Shows, views'],
  [ExternalLink, 'Opens in a new tab'],
  [Ellipsis, 'More actions'],
  [ListTree, 'Details below'],
  [KeyRound, 'Password'],
  [LogIn, 'Acts as another user'],
  [Info, 'Hint'],
  [CircleCheck, 'Success'],
  [TriangleAlert, 'Warning'],
  [OctagonAlert, 'Error'],
];

/** Table of the icons and their meanings. */
export function IconTable() {
  return (
    <TokenTable
      heads={['Picture', 'Name', 'Means']}
      rows={MEANINGS.map(([Icon, meaning]) => [
        <Icon key={meaning} size={16} aria-hidden="true" />,
        <code key="name">{Icon.displayName}</code>,
        meaning,
      ])}
    />
  );
}
