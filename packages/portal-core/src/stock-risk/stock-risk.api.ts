import { defineCall, idParams, resourceCall } from '../wire/index.js';
import { productsAtRiskShape, stockOutlookShape } from './stock-risk.types.js';

export const productsAtRisk = defineCall({
  id: 'stockRisk.list',
  method: 'GET',
  path: '/products-at-risk',
  weight: 'heavy',
  access: resourceCall('/products'),
  summary:
    'How long the stock of each product lasts by what was learned from its orders; products without enough sales are absent.',
  response: productsAtRiskShape,
});

export const productOutlook = defineCall({
  id: 'stockRisk.outlook',
  method: 'GET',
  path: '/products-at-risk/:id',
  access: resourceCall('/products'),
  summary:
    'Why the stock of a product lasts that long, `id` being its recordId, and what came of earlier predictions.',
  params: idParams,
  response: stockOutlookShape,
});
