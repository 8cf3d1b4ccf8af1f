import { defineCall, publicCall } from '../api/call.js';

export const healthLive = defineCall<undefined, undefined, undefined, { status: 'ok' }>({
  id: 'health.live',
  method: 'GET',
  path: '/health/live',
  access: publicCall,
  summary: 'The process answers.',
});
/** 503 while starting, draining or without its database. */
export const healthReady = defineCall<undefined, undefined, undefined, { status: 'ok' }>({
  id: 'health.ready',
  method: 'GET',
  path: '/health/ready',
  access: publicCall,
  summary: 'The server takes work.',
});
export const openApiDocument = defineCall<undefined, undefined, undefined, Record<string, unknown>>({
  id: 'health.openApi',
  method: 'GET',
  path: '/openapi.json',
  access: publicCall,
  summary: 'This document.',
});
