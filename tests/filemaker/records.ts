import type { SimulatedField, SimulatedLayout, SimulatedRecord, SimulatedValue } from './file.js';
import { FileMakerFault, meets, momentOf, sortable } from './find.js';

type Body = Readonly<Record<string, unknown>>;
const PAGE = 100;
const PORTAL_ROWS = 50;

/** The records of a layout, with what FileMaker does to them. */
export class Records {
  readonly all: SimulatedRecord[] = [];
  /** Ids of records that somebody has open. */
  readonly inUse = new Set<string>();
  private lastId = 4710;

  constructor(
    readonly layout: SimulatedLayout,
    /** The wall clock of the server, in milliseconds. */
    private readonly wall: () => number,
  ) {}

  create({ fieldData, portalData }: Body): SimulatedRecord {
    this.lastId += 1;
    const record: SimulatedRecord = { recordId: String(this.lastId), modId: 0, fields: {}, portals: {} };
    const fields = this.checked(this.layout.fields, fieldData);
    for (const [name, { unique }] of Object.entries(this.layout.fields)) {
      if (unique && this.all.some((other) => other.fields[name] === fields[name]))
        throw new FileMakerFault(504);
      record.fields[name] = fields[name] ?? '';
    }
    this.storeRows(record, portalData);
    this.enter(record, true);
    this.all.push(record);
    return record;
  }

  edit(id: string, { fieldData, portalData, modId }: Body): SimulatedRecord {
    const record = this.get(id);
    if (this.inUse.has(id)) throw new FileMakerFault(301);
    if (modId !== undefined && modId !== String(record.modId)) throw new FileMakerFault(306);
    const fields = this.checked(this.layout.fields, fieldData);
    this.storeRows(record, portalData);
    // Rows of portals are records of their own: they leave this one as it is.
    if (Object.keys(fields).length === 0) return record;
    Object.assign(record.fields, fields);
    record.modId += 1;
    this.enter(record, false);
    return record;
  }

  get(id: string): SimulatedRecord {
    const record = this.all.find(({ recordId }) => recordId === id);
    if (record === undefined) throw new FileMakerFault(101);
    return record;
  }

  /** A page of the records found, and how many there are. */
  find(body: Body): { readonly found: number; readonly page: readonly SimulatedRecord[] } {
    const query = (body['query'] ?? []) as Record<string, string>[];
    if (query.length === 0) throw new FileMakerFault(400);
    let found: SimulatedRecord[] = [];
    for (const { omit, ...criteria } of query) {
      if (Object.keys(criteria).length === 0) throw new FileMakerFault(400);
      const matching = this.all.filter((record) =>
        Object.entries(criteria).every(([name, criterion]) =>
          meets(this.field(name), record.fields[name] ?? '', criterion),
        ),
      );
      found =
        omit === 'true'
          ? found.filter((record) => !matching.includes(record))
          : [...new Set([...found, ...matching])];
    }
    const sort = (body['sort'] ?? []) as { fieldName: string; sortOrder?: string }[];
    for (const { fieldName, sortOrder } of sort.toReversed()) {
      const field = this.field(fieldName);
      const sign = sortOrder === 'descend' ? -1 : 1;
      const keyOf = ({ fields }: SimulatedRecord) => sortable(field, fields[fieldName] ?? '');
      found = found.toSorted((one, other) => {
        const [a, b] = [keyOf(one), keyOf(other)];
        return a === b ? 0 : a < b ? -sign : sign;
      });
    }
    const offset = numberOf(body['offset'] ?? 1);
    if (offset < 1) throw new FileMakerFault(1708);
    const page = found.slice(offset - 1, offset - 1 + numberOf(body['limit'] ?? PAGE));
    if (page.length === 0) throw new FileMakerFault(401);
    return { found: found.length, page };
  }

  /**
   * The record as it is answered; without a list of portals all of them come along.
   * @param most rows of each portal.
   */
  shown(
    { recordId, modId, fields, portals }: SimulatedRecord,
    wanted: unknown,
    most: Readonly<Record<string, number>> = {},
  ): object {
    const names = Array.isArray(wanted) ? wanted.map(String) : Object.keys(this.layout.portals);
    const rows = names.map((name) => [
      name,
      (portals[name] ?? [])
        .slice(0, most[name] ?? PORTAL_ROWS)
        .map((row, at) => ({ recordId: String(at + 1), modId: '0', ...row })),
    ]);
    return { recordId, modId: String(modId), fieldData: fields, portalData: Object.fromEntries(rows) };
  }

  /** Rows that bear the id of one that is there change it, others are added. */
  private storeRows(record: SimulatedRecord, portalData: unknown): void {
    for (const [portal, rows] of Object.entries((portalData ?? {}) as Record<string, Body[]>)) {
      const own = this.layout.portals[portal];
      if (own === undefined) throw new FileMakerFault(103);
      const kept = (record.portals[portal] ??= []);
      for (const { recordId, ...row } of rows) {
        const values = this.checked(own, row);
        const known = recordId === undefined ? {} : kept[Number(recordId) - 1];
        if (known === undefined) throw new FileMakerFault(101);
        if (recordId === undefined) kept.push({ ...values });
        else Object.assign(known, values);
      }
    }
  }

  private field(name: string): SimulatedField {
    const field = this.layout.fields[name];
    if (field === undefined) throw new FileMakerFault(102);
    return field;
  }

  private checked(own: SimulatedLayout['fields'], given: unknown): Record<string, SimulatedValue> {
    const values = { ...(given as Record<string, SimulatedValue>) };
    for (const [name, value] of Object.entries(values)) {
      const field = own[name];
      if (field === undefined) throw new FileMakerFault(102);
      if (field.type === 'calculation') throw new FileMakerFault(201);
      if ((field.result === 'date' || field.result === 'timeStamp') && value !== '') momentOf(String(value));
      if (field.result === 'number' && value !== '' && Number.isNaN(Number(value)))
        throw new FileMakerFault(502);
    }
    return values;
  }

  /** Enters what FileMaker enters itself. */
  private enter(record: SimulatedRecord, isNew: boolean): void {
    for (const [name, { enters }] of Object.entries(this.layout.fields)) {
      if (enters === 'serial' && isNew) record.fields[name] = Number(record.recordId);
      if (enters === 'changedAt') record.fields[name] = stampOf(this.wall());
    }
  }
}

const numberOf = (value: unknown): number => (Number.isInteger(Number(value)) ? Number(value) : 0);

/** `MM/DD/YYYY HH:MM:SS` of a wall clock. */
export function stampOf(wall: number): string {
  const text = new Date(wall).toISOString();
  return `${text.slice(5, 7)}/${text.slice(8, 10)}/${text.slice(0, 4)} ${text.slice(11, 19)}`;
}
