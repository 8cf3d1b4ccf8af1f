import * as z from 'zod/mini';
import { defineCall, idParams, pagingQuery, portalList, resourceCall } from '../../wire/index.js';
import { FILE_KINDS, takenFileShape, undoneFileShape } from './taken-file.types.js';

/** Shipments and stock are for who reports for the ERP, products for who may change them. */
const access = resourceCall('/erp-link', '/products');

const filesQuery = z.strictObject({ kind: z.optional(z.enum(FILE_KINDS)), ...pagingQuery(100) });

export const takenFilesList = defineCall({
  id: 'erpLink.files',
  method: 'GET',
  path: '/erp/files',
  access,
  apiKey: ['erp:report'],
  summary: 'The files of shipments, stock and products that changed records, newest first.',
  query: filesQuery,
  response: portalList(takenFileShape),
});

/**
 * Makes the records of a file what they were before it, but for those that somebody changed since, which are named. An interrupted undo is
 * continued by the next; what was kept is tried again by it, so that two files go back in either order.
 */
export const takenFilesUndo = defineCall({
  id: 'erpLink.undo',
  method: 'POST',
  path: '/erp/files/:id/undo',
  access,
  apiKey: ['erp:report'],
  weight: 'heavy',
  summary: 'Undoes what a file changed, and names what stays and why.',
  params: idParams,
  response: undoneFileShape,
});
