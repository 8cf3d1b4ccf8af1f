import { defineCall, resourceCall } from '../wire/index.js';
import { productsAtRiskShape } from './stock-risk.types.js';

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
