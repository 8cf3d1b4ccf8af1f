import type { LayoutFlaw } from '../erp-link/index.js';
import { portalField, type FileMakerMapping, type PortalMapping } from './mapping.js';

/** A field as a layout's description names it. */
export interface LayoutField {
  readonly name: string;
  /** `normal`, `calculation` or `summary`. */
  readonly type: string;
  /** `text`, `number`, `date`, `time`, `timeStamp` or `container`. */
  readonly result: string;
}
/** A layout as FileMaker describes it. */
export interface LayoutDescription {
  readonly fields: readonly LayoutField[];
  readonly portals: Readonly<Record<string, readonly LayoutField[]>>;
}

type Kind = 'text' | 'number' | 'date' | 'timeStamp' | 'any';
interface Needed {
  readonly field: string;
  readonly kind: Kind;
  readonly isRead?: true;
}
/** What is not text, since numbers lose leading zeros; the ERP enters what is only read. */
const KINDS: Readonly<Record<string, Omit<Needed, 'field'>>> = {
  merchant: { kind: 'any' },
  erpNumber: { kind: 'any', isRead: true },
  changedAt: { kind: 'timeStamp', isRead: true },
  date: { kind: 'date' },
  arrivesOn: { kind: 'date' },
  inboundNumber: { kind: 'any' },
  quantity: { kind: 'number' },
  price: { kind: 'number' },
  weight: { kind: 'number' },
  position: { kind: 'number' },
  announced: { kind: 'number' },
  booked: { kind: 'number' },
  onHand: { kind: 'number', isRead: true },
};

/** A layout of a mapping, with what is needed on it. */
export interface MappedLayout {
  readonly record: LayoutFlaw['record'];
  readonly layout: string;
  readonly fields: Readonly<Record<string, string | null>>;
  readonly portals: readonly PortalMapping[];
  /** Nothing is written there, so that fields may be calculated. */
  readonly isRead?: true;
}

/** The layouts of a mapping: that of orders, and those of products, deliveries and stock if it has them. */
export function layoutsOf(mapping: FileMakerMapping): readonly MappedLayout[] {
  const { layout, fields, items, address, email, products, deliveries, stock } = mapping;
  const portals = [items, address, email].filter((portal) => portal !== null);
  return [
    { record: 'order', layout, fields, portals },
    ...(products === null ? [] : [{ record: 'product' as const, ...products, portals: [] }]),
    ...(deliveries === null
      ? []
      : [{ record: 'delivery' as const, ...deliveries, portals: [deliveries.items] }]),
    ...(stock === null ? [] : [{ record: 'stock' as const, ...stock, portals: [], isRead: true as const }]),
  ];
}

/** What is wrong on a layout, without its name. */
type Flaw = Pick<LayoutFlaw, 'flaw' | 'field' | 'wanted' | 'found'>;

/** Everything that is needed and the layout does not have as it is needed, in the order of the mapping, and how much was looked for. */
export function examineLayout(
  { fields, portals, isRead }: Pick<MappedLayout, 'fields' | 'portals' | 'isRead'>,
  layout: LayoutDescription,
): { readonly examined: number; readonly flaws: readonly Flaw[] } {
  const looked = [
    ...neededOf(fields).map((needed) => flawsOf({ ...needed, ...(isRead && { isRead }) }, layout.fields)),
    ...portals.flatMap((portal) => {
      const rows = layout.portals[portal.portal];
      if (rows === undefined) return [[flaw('portalMissing', portal.portal)]];
      const needed = neededOf(portal.fields).map((one) => ({
        ...one,
        field: portalField(portal, one.field),
      }));
      return needed.map((one) => flawsOf(one, rows));
    }),
  ];
  return { examined: looked.length, flaws: looked.flat() };
}

const neededOf = (names: Readonly<Record<string, string | null>>): Needed[] =>
  Object.entries(names).flatMap(([key, field]) =>
    field === null ? [] : [{ field, ...(KINDS[key] ?? { kind: 'text' }) }],
  );

function flawsOf({ field, kind, isRead }: Needed, fields: readonly LayoutField[]): Flaw[] {
  const bare = field.slice(field.lastIndexOf(':') + 1);
  const known =
    fields.find(({ name }) => name === field) ?? fields.find(({ name }) => name.endsWith(`::${bare}`));
  if (known === undefined) return [flaw('fieldMissing', field)];
  if (kind !== 'any' && known.result !== kind) return [flaw('wrongKind', field, kind, known.result)];
  return isRead || known.type === 'normal' ? [] : [flaw('notWritable', field, 'normal', known.type)];
}

const flaw = (kind: LayoutFlaw['flaw'], field: string, wanted = '', found = ''): Flaw => ({
  flaw: kind,
  field,
  wanted,
  found,
});
