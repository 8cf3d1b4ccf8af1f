import * as z from 'zod/mini';
import { defineCall, openCall, signedInCall } from '../wire/index.js';
import { MEDIA_MAX_BYTES, mediaAddressShape, mediaFileShape } from './media.types.js';

export const mediaUpload = defineCall({
  id: 'media.upload',
  method: 'POST',
  path: '/media',
  access: signedInCall,
  keepsFilters: true,
  embed: true,
  summary: 'Stores a file; its type is judged by name and content.',
  requestKind: 'multipart',
  maxBodyBytes: MEDIA_MAX_BYTES,
  response: mediaFileShape,
  status: 201,
});

const params = z.strictObject({ fileName: z.string().check(z.maxLength(500)) });

/**
 * Answers a stored file. Its name is the one that the server generated; any other name is answered with 404. An address from
 * `mediaAddress`, or from a text of the portal, carries a pass and needs no token.
 */
export const mediaRead = defineCall({
  id: 'media.read',
  method: 'GET',
  path: '/media/:fileName',
  access: openCall,
  embed: true,
  summary:
    'A stored file, for those who may read it: with a token, or for some minutes by an address that carries a pass. Portraits and the pictures of posts and CMS blocks are public.',
  params,
  query: z.strictObject({ pass: z.optional(z.string().check(z.maxLength(200))) }),
  responseKind: 'file',
});

/** Answers an address by which `<img>` can show a file for some minutes; 404 for a file that the caller may not read. */
export const mediaAddress = defineCall({
  id: 'media.address',
  method: 'GET',
  path: '/media/:fileName/address',
  access: signedInCall,
  embed: true,
  summary: 'An address of a stored file that needs no token for some minutes.',
  params,
  response: mediaAddressShape,
});
