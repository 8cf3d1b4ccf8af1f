import { API_KEY_PREFIX } from '@kontor/portal-core/embedding';
import type { Schema } from '@kontor/portal-core/validation';
import { PROBLEM_CODES, type AnyCall } from '@kontor/portal-core/wire';
import * as z from 'zod';

type Json = Record<string, unknown>;

const PROBLEM: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { enum: PROBLEM_CODES },
    changed: {
      type: 'object',
      required: ['by', 'at'],
      properties: { by: { type: 'string' }, at: { type: 'string', format: 'date-time' } },
    },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: {
          path: { type: 'string' },
          code: { type: 'string' },
          params: { type: 'object' },
          message: { type: 'string' },
        },
      },
    },
  },
};

const FILE: Json = { type: 'string', format: 'binary' };
const FORM: Json = {
  required: true,
  content: {
    'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file: FILE } } },
  },
};

/** The contract as an OpenAPI 3.1 document. */
export function describeContract(calls: readonly AnyCall[]): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = `/api${call.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Kontor', version: '1' },
    paths,
    components: {
      schemas: { Problem: PROBLEM },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: { type: 'http', scheme: 'bearer', bearerFormat: `${API_KEY_PREFIX}…` },
      },
    },
  };
}

function describeCall(call: AnyCall): Json {
  const parameters = [...describePath(call), ...describeQuery(call)];
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.id.split('.')[0]],
    ...securityOf(call),
    ...(call.access.kind === 'resource' ? { 'x-resources': call.access.anyOf } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.requestKind === 'multipart' ? { requestBody: FORM } : {}),
    ...(call.body ? { requestBody: { required: true, content: json(jsonSchema(call.body, 'input')) } } : {}),
    responses: {
      [call.status]: { description: 'Success', ...describeAnswer(call) },
      default: {
        description: 'Refused',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function securityOf({ access, apiKey = [] }: AnyCall): Json {
  if (access.kind === 'public') return {};
  const keys = apiKey.map((scope) => ({ apiKey: [scope] }));
  return { security: [{ bearer: [] }, ...keys, ...(access.kind === 'open' ? [{}] : [])] };
}

function describeAnswer(call: AnyCall): Json {
  if (call.responseKind === 'none') return {};
  if (call.responseKind === 'file') return { content: { '*/*': { schema: FILE } } };
  if (call.responseKind === 'csv') return { content: { 'text/csv': { schema: { type: 'string' } } } };
  return { content: json(call.response ? jsonSchema(call.response, 'output') : {}) };
}

function describePath(call: AnyCall): Json[] {
  return [...call.path.matchAll(/:(\w+)/g)].map((hit) => ({
    name: hit[1],
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function describeQuery(call: AnyCall): Json[] {
  if (!call.query) return [];
  const { properties = {}, required = [] } = jsonSchema(call.query, 'input') as {
    properties?: Record<string, Json>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

function jsonSchema(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
