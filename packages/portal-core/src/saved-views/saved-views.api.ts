import * as z from 'zod/mini';
import { defineCall, signedInCall } from '../api/call.js';
import { idParams, type PortalList } from '../api/shapes.js';
import { cleanText } from '../validation/clean-text.js';
import {
  VIEW_DENSITIES,
  VIEW_KINDS,
  VIEW_NAME_MAX,
  type SavedView,
  type ViewContent,
  type ViewKind,
} from './saved-view.types.js';

const kind = z.enum(Object.keys(VIEW_KINDS) as [ViewKind, ...ViewKind[]]);
const text = (max: number) => z.string().check(z.maxLength(max));
const contentShape = z.strictObject({
  filter: z
    .record(text(60).check(z.minLength(1)), text(500))
    .check(z.refine((filter: object) => Object.keys(filter).length <= 30)),
  sort: text(60),
  columns: z.nullable(z.array(text(60).check(z.minLength(1))).check(z.minLength(1), z.maxLength(60))),
  density: z.nullable(z.enum(VIEW_DENSITIES)),
});
const name = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => cleanText(value)),
  ),
  z.string().check(z.minLength(2), z.maxLength(VIEW_NAME_MAX)),
);

export interface SavedViewInput {
  readonly name: string;
  readonly is_shared: boolean;
  readonly content: ViewContent;
}
export interface NewSavedView extends SavedViewInput {
  readonly kind: ViewKind;
}

export const savedViewsList = defineCall<undefined, { kind: ViewKind }, undefined, PortalList<SavedView>>({
  id: 'savedViews.list',
  method: 'GET',
  path: '/saved-views',
  access: signedInCall,
  summary: 'The own views of a list and those shared in the team, by name.',
  query: z.strictObject({ kind }),
});

export const savedViewsGet = defineCall<{ id: number }, undefined, undefined, SavedView>({
  id: 'savedViews.get',
  method: 'GET',
  path: '/saved-views/:id',
  access: signedInCall,
  summary: 'A view of the own ones or of those shared in the team.',
  params: idParams,
});

export const savedViewsCreate = defineCall<undefined, undefined, NewSavedView, SavedView>({
  id: 'savedViews.create',
  method: 'POST',
  path: '/saved-views',
  access: signedInCall,
  summary: 'Keeps a list as a view; a name counts once a user and list.',
  status: 201,
  body: z.strictObject({
    kind,
    name,
    is_shared: z.boolean(),
    content: contentShape,
  }),
});

export const savedViewsUpdate = defineCall<{ id: number }, undefined, SavedViewInput, SavedView>({
  id: 'savedViews.update',
  method: 'PUT',
  path: '/saved-views/:id',
  access: signedInCall,
  summary: 'Changes an own view.',
  params: idParams,
  body: z.strictObject({
    name,
    is_shared: z.boolean(),
    content: contentShape,
  }),
});

export const savedViewsDelete = defineCall<{ id: number }, undefined, undefined, undefined>({
  id: 'savedViews.delete',
  method: 'DELETE',
  path: '/saved-views/:id',
  access: signedInCall,
  summary: 'Deletes an own view; whoever began with it begins with the plain list again.',
  params: idParams,
  responseKind: 'none',
  status: 204,
});

/** The view a user's list begins with; null for the plain list. */
export interface DefaultView {
  readonly kind: ViewKind;
  readonly view_id: number | null;
}
export const savedViewsSetDefault = defineCall<undefined, undefined, DefaultView, DefaultView>({
  id: 'savedViews.setDefault',
  method: 'PUT',
  path: '/saved-views/default',
  access: signedInCall,
  summary: 'Chooses the view the own list begins with.',
  body: z.strictObject({
    kind,
    view_id: z.nullable(z.int().check(z.minimum(1))),
  }),
});
