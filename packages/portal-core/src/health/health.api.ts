import * as z from 'zod/mini';
import { defineCall, publicCall } from '../wire/index.js';

const ok = z.strictObject({ status: z.literal('ok') });

export const healthLive = defineCall({
  id: 'health.live',
  method: 'GET',
  path: '/health/live',
  weight: 'vital',
  access: publicCall,
  summary: 'The process answers.',
  response: ok,
});
/** Answers whether the server is ready; 503 while it starts, drains or has no database. */
export const healthReady = defineCall({
  id: 'health.ready',
  method: 'GET',
  path: '/health/ready',
  weight: 'vital',
  access: publicCall,
  summary: 'The server takes work.',
  response: ok,
});
export const openApiDocument = defineCall({
  id: 'health.openApi',
  method: 'GET',
  path: '/openapi.json',
  access: publicCall,
  summary: 'This document.',
  response: z.record(z.string(), z.unknown()),
});
