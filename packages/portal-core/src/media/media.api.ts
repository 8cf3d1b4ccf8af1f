import * as z from 'zod/mini';
import { defineCall, openCall, signedInCall } from '../wire/index.js';
import { MEDIA_MAX_BYTES, mediaFileShape } from './media.types.js';

export const mediaUpload = defineCall({
  id: 'media.upload',
  method: 'POST',
  path: '/media',
  access: signedInCall,
  embed: true,
  summary: 'Stores a file; its type is judged by name and content.',
  requestKind: 'multipart',
  maxBodyBytes: MEDIA_MAX_BYTES,
  response: mediaFileShape,
  status: 201,
});

/** Answers a stored file. Its name is the one that the server generated; any other name is answered with 404. */
export const mediaRead = defineCall({
  id: 'media.read',
  method: 'GET',
  path: '/media/:fileName',
  access: openCall,
  embed: true,
  summary: 'A stored file: images for everyone who has the name, others as a download for those signed in.',
  params: z.strictObject({ fileName: z.string().check(z.maxLength(500)) }),
  responseKind: 'file',
});
