import * as z from 'zod/mini';
import { defineCall, idParams, portalList, positiveIntText, resourceCall } from '../wire/index.js';
import { rememberedRecipeShape } from './import-records.shape.js';

const ordersAccess = resourceCall('/orders');

/** Hash of a file's shape as `shapeOf` returns it: hex. */
export const recipeShape = z.string().check(z.regex(/^[0-9a-f]{8,64}$/));

/** Answers the recipe last confirmed for files of this shape: one entry, or none. */
export const importRecipesRecall = defineCall({
  id: 'importRecipes.recall',
  method: 'GET',
  path: '/import-recipes',
  access: ordersAccess,
  apiKey: ['orders:import'],
  summary: 'The recipe the merchant last confirmed for files of a shape.',
  query: z.strictObject({ shape: recipeShape, merchant_erp_id: z.optional(positiveIntText) }),
  response: portalList(rememberedRecipeShape),
});
export const importRecipesForget = defineCall({
  id: 'importRecipes.forget',
  method: 'DELETE',
  path: '/import-recipes/:id',
  access: ordersAccess,
  summary: 'Forgets a remembered recipe.',
  params: idParams,
  responseKind: 'none',
  status: 204,
});
