import {
  DELIVERY_STATUSES,
  deliveryEvent,
  parseDeliveryProducts,
  type DeliveryStatus,
} from '@kontor/portal-core/deliveries';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/index.js';
import { describeOnBothEngines, openPlace, type OpenPlace } from '../testing/both-engines.js';
import { seedDemoData } from './seed-demo-data.js';

const NOW = Date.parse('2026-11-21T05:00:00Z');

interface Row {
  readonly id: number;
  readonly merchant_erp_id: number;
  readonly status: DeliveryStatus;
  readonly products: string;
  readonly creation_date: string;
  readonly delivery_day: string;
  readonly intendo_id: number | null;
  readonly document_file: string;
}

describeOnBothEngines('the deliveries of the demo data', (setup) => {
  let place: OpenPlace;
  let database: Database;
  let rows: Row[];
  let mediaFolder: string;
  beforeAll(async () => {
    mediaFolder = await mkdtemp(join(tmpdir(), 'kontor-'));
    place = await openPlace(setup);
    database = place.database;
    await seedDemoData(database, { now: NOW, timeZone: 'Europe/Berlin', orders: 600, mediaFolder });
    rows = await database.read('deliveries').orderBy('id');
  });
  afterAll(async () => {
    await rm(mediaFolder, { recursive: true });
    await place.remove();
  });

  it('are in every state for each merchant', () => {
    for (const merchant of [1, 2, 3]) {
      const own = rows.filter(({ merchant_erp_id }) => merchant_erp_id === merchant);
      expect(new Set(own.map(({ status }) => status))).toEqual(new Set(DELIVERY_STATUSES));
    }
  });

  it('have products of the catalogue, as JSON and as announced quantities', async () => {
    for (const { id, products } of rows) {
      const announced = parseDeliveryProducts(products).map(({ qty }) => qty);
      expect(announced.length).toBeGreaterThan(0);
      const items = await database
        .read('delivery_items')
        .where({ delivery_id: id })
        .orderBy('position')
        .pluck('qty');
      expect(items.map(Number)).toEqual(announced);
    }
  });

  it('have each a delivery note of their own, a PDF that names the announced quantities', async () => {
    expect(new Set(rows.map(({ document_file }) => document_file)).size).toBe(rows.length);
    for (const { document_file, products } of rows) {
      const pdf = await readFile(join(mediaFolder, document_file), 'latin1');
      expect(pdf).toMatch(/^%PDF-1\.4\n[^]*%%EOF\n$/);
      for (const { id, qty } of parseDeliveryProducts(products)) expect(pdf).toContain(`${qty} × ${id}`);
    }
  });

  it('have higher numbers the later they were announced', () => {
    const days = rows.map(({ creation_date }) => creation_date.slice(0, 10));
    expect(days).toEqual(days.toSorted());
  });

  it('were announced in the past, and some are still to come', () => {
    expect(rows.every(({ creation_date }) => Date.parse(creation_date) <= NOW)).toBe(true);
    expect(rows.filter(({ delivery_day }) => delivery_day > '2026-11-21').length).toBeGreaterThan(10);
  });

  it('were led from state to state by comments that record each step', async () => {
    for (const { id, status } of rows) {
      const metas: string[] = await database
        .read('delivery_comments')
        .where({ delivery_id: id })
        .whereNot({ action_meta: '' })
        .orderBy('id')
        .pluck('action_meta');
      const steps = metas.map((meta) => JSON.parse(meta) as { from: DeliveryStatus; to: DeliveryStatus });
      for (const { from, to } of steps) expect(deliveryEvent(from, to)).not.toBeNull();
      expect(steps.at(-1)?.to ?? 'OPEN').toBe(status);
    }
  });

  it('are booked in where they are done, and known to the ERP once they are accepted', async () => {
    for (const { status, intendo_id } of rows) {
      expect(intendo_id !== null).toBe(status === 'ACCEPTED' || status === 'DONE');
      if (intendo_id === null) continue;
      const booked = await database
        .read('erp_inbound_items')
        .where({ intendo_id })
        .sum({ n: 'booked_qty' })
        .first();
      if (status === 'DONE') expect(Number(booked?.['n'])).toBeGreaterThan(0);
    }
  });

  it('say why less is booked than was announced', async () => {
    const short = await database
      .read('erp_inbound_items')
      .whereRaw('booked_qty > 0 and booked_qty < ordered_qty');
    expect(short.length).toBeGreaterThan(0);
    expect(short.filter(({ reason }) => reason === '')).toEqual([]);
    expect(
      await database.read('erp_inbound_items').whereRaw('booked_qty = ordered_qty').whereNot({ reason: '' }),
    ).toEqual([]);
  });
});
