import * as z from 'zod/mini';
import { defineCall, idParams, portalList, signedInCall } from '../wire/index.js';
import { cleanText, type Wire } from '../validation/index.js';
import { savedViewShape, VIEW_NAME_MAX, viewContentShape, viewKindShape } from './saved-view.types.js';

const name = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => cleanText(value)),
  ),
  z.string().check(z.minLength(2), z.maxLength(VIEW_NAME_MAX)),
);

const viewInput = z.strictObject({ name, is_shared: z.boolean(), content: viewContentShape });
export type SavedViewInput = Wire<typeof viewInput>;
const newView = z.strictObject({ kind: viewKindShape, ...viewInput.shape });
export type NewSavedView = Wire<typeof newView>;

export const savedViewsList = defineCall({
  id: 'savedViews.list',
  method: 'GET',
  path: '/saved-views',
  access: signedInCall,
  summary: 'The own views of a list and those shared in the team, by name.',
  query: z.strictObject({ kind: viewKindShape }),
  response: portalList(savedViewShape),
});

export const savedViewsGet = defineCall({
  id: 'savedViews.get',
  method: 'GET',
  path: '/saved-views/:id',
  access: signedInCall,
  summary: 'A view of the own ones or of those shared in the team.',
  params: idParams,
  response: savedViewShape,
});

export const savedViewsCreate = defineCall({
  id: 'savedViews.create',
  method: 'POST',
  path: '/saved-views',
  access: signedInCall,
  summary: 'Keeps a list as a view; a name counts once a user and list.',
  status: 201,
  body: newView,
  response: savedViewShape,
});

export const savedViewsUpdate = defineCall({
  id: 'savedViews.update',
  method: 'PUT',
  path: '/saved-views/:id',
  access: signedInCall,
  summary: 'Changes an own view.',
  params: idParams,
  body: viewInput,
  response: savedViewShape,
});

export const savedViewsDelete = defineCall({
  id: 'savedViews.delete',
  method: 'DELETE',
  path: '/saved-views/:id',
  access: signedInCall,
  summary: 'Deletes an own view; whoever began with it begins with the plain list again.',
  params: idParams,
  responseKind: 'none',
  status: 204,
});

const defaultView = z.strictObject({
  kind: viewKindShape,
  view_id: z.nullable(z.int().check(z.minimum(1))),
});
/** The view that a user's list opens with; null for the plain list. */
export type DefaultView = Wire<typeof defaultView>;
export const savedViewsSetDefault = defineCall({
  id: 'savedViews.setDefault',
  method: 'PUT',
  path: '/saved-views/default',
  access: signedInCall,
  summary: 'Chooses the view the own list begins with.',
  body: defaultView,
  response: defaultView,
});
