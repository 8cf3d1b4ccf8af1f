import * as z from 'zod/mini';
import { defineCall, openCall, signedInCall, type FormFile } from '../api/call.js';
import { MEDIA_MAX_BYTES, type MediaFile } from './media.types.js';

export const mediaUpload = defineCall<undefined, undefined, FormFile, MediaFile>({
  id: 'media.upload',
  method: 'POST',
  path: '/media',
  access: signedInCall,
  embed: true,
  summary: 'Stores a file; its type is judged by name and content.',
  requestKind: 'multipart',
  maxBodyBytes: MEDIA_MAX_BYTES,
  response: z.object({
    fileName: z.string(),
    originalName: z.string(),
    contentType: z.string(),
    size: z.number(),
  }),
  status: 201,
});

/** Names are as the server made them; anything else is simply not found. */
export const mediaRead = defineCall<{ fileName: string }, undefined, undefined, undefined>({
  id: 'media.read',
  method: 'GET',
  path: '/media/:fileName',
  access: openCall,
  embed: true,
  summary: 'A stored file: images for everyone who has the name, others as a download for those signed in.',
  params: z.strictObject({ fileName: z.string().check(z.maxLength(500)) }),
  responseKind: 'file',
});
