import { Pause, Pencil } from 'lucide-react';
import type { OrderStatus } from '@kontor/portal-core/orders';
import { DEMO_PRODUCTS, DEMO_RECIPIENTS, pick } from '../testing/demo-data.js';
import { LONG_NAME } from '../testing/long-texts.js';
import { StatusBadge } from '../primitives/index.js';
import { CellActions, CellButton, CellLink } from './cell-parts.js';
import type { Column } from './columns/column.js';

/** A made-up order for the stories of the table. */
export interface Parcel {
  readonly number: string;
  readonly date: string;
  readonly status: OrderStatus;
  readonly products: string;
  readonly tracking: string;
  readonly addressId: number;
  readonly recipient: string;
  readonly cents: number;
}

const STATUSES: readonly OrderStatus[] = [
  'offen',
  'offen',
  'geliefert',
  'on hold',
  'verrechnet',
  'storniert',
];
const WORDS: Record<OrderStatus, string> = {
  offen: 'Offen',
  geliefert: 'Geliefert',
  verrechnet: 'Verrechnet',
  storniert: 'Storniert',
  'on hold': 'Angehalten',
  '': '',
};
/** One that is too long for its column, and four that are not. */
const RECIPIENTS = [LONG_NAME, ...DEMO_RECIPIENTS.slice(0, 4).map(({ company, name }) => company || name)];

const productsOf = (index: number) => {
  const { name } = pick(DEMO_PRODUCTS, index);
  return index % 3 === 0 ? `${name} · ${1 + (index % 4)} weitere` : name;
};

/** So many orders, always the same ones. */
export function parcels(count: number): Parcel[] {
  return Array.from({ length: count }, (_, index) => {
    const status = pick(STATUSES, index);
    return {
      number: `NW-2026-${48_213 + index * 3}`,
      date: `${String(21 - (index % 20)).padStart(2, '0')}.11.2026`,
      status,
      products: productsOf(index),
      tracking: status === 'geliefert' ? `00340434161094${String(196 + (index % 800)).padStart(6, '0')}` : '',
      addressId: 80_412 + index * 13,
      recipient: pick(RECIPIENTS, index),
      cents: 1290 + ((index * 7919) % 120_000),
    };
  });
}

const money = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** The columns of the stories: every kind a table of the portal has. */
export const parcelColumns: readonly Column<Parcel>[] = [
  {
    id: 'number',
    header: 'Bestellnr.',
    text: (row) => row.number,
    width: 148,
    pin: 'start',
    isSortable: true,
    isAlwaysVisible: true,
    renderCell: (row) => <CellLink href={`#${row.number}`}>{row.number}</CellLink>,
  },
  { id: 'date', header: 'Datum', text: (row) => row.date, width: 104, isSortable: true },
  {
    id: 'status',
    header: 'Status',
    text: (row) => WORDS[row.status],
    width: 116,
    isSortable: true,
    renderCell: (row) => <StatusBadge status={row.status} label={WORDS[row.status]} />,
  },
  { id: 'products', header: 'Produkte', text: (row) => row.products, width: 180, grow: 2, isSortable: true },
  { id: 'tracking', header: 'Sendungsnummer', text: (row) => row.tracking || '–', width: 176 },
  { id: 'address', header: 'Adresse', text: (row) => String(row.addressId), width: 84, align: 'end' },
  { id: 'recipient', header: 'Empfänger', text: (row) => row.recipient, width: 150, grow: 1 },
  {
    id: 'total',
    header: 'Betrag',
    text: (row) => money.format(row.cents / 100),
    width: 104,
    align: 'end',
    isSortable: true,
  },
  {
    id: 'actions',
    header: 'Aktionen',
    text: () => '',
    width: 84,
    pin: 'end',
    isHeaderHidden: true,
    isAlwaysVisible: true,
    renderCell: () => (
      <CellActions>
        <CellButton label="Anhalten" icon={<Pause aria-hidden="true" />} onPress={() => {}} />
        <CellButton label="Bearbeiten" icon={<Pencil aria-hidden="true" />} onPress={() => {}} />
      </CellActions>
    ),
  },
];
