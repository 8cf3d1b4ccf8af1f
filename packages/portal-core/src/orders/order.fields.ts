import * as z from 'zod/mini';
import { type FieldMap, text } from '../fields/index.js';
import { judgedLater } from '../validation/index.js';

export const SALUTATIONS = ['herr', 'frau', 'firma'] as const;
export type Salutation = (typeof SALUTATIONS)[number];

/** Most characters of a text field of an order (specification 1 section 5). It stands here, apart from the rules, for the first page's sake. */
export const ORDER_TEXT_MAX = 100;

const max = ORDER_TEXT_MAX;
const upTo = 2 * max;
const absent = 'left out';
const accepted = z.string().check(z.maxLength(upTo));

/**
 * The parts of a delivery address, in the order in which they are entered. What a call accepts, what is stored, what the form begins with
 * and the labels are derived from them. Which parts are needed depends on the others: `checkAddress` says so.
 */
export const ADDRESS_FIELDS = {
  /** Any text in a call: the rules accept more spellings than these and report unknown ones. */
  salutation: {
    label: 'orders.salutation',
    input: z.optional(judgedLater<Salutation | ''>(accepted)),
    answer: z.enum([...SALUTATIONS, '']),
  },
  company: text({ label: 'orders.company', max, upTo, absent }),
  name: text({ label: 'orders.name', max, upTo, absent }),
  second_name: text({ label: 'orders.secondName', max, upTo, absent }),
  street: text({ label: 'orders.street', max, upTo, absent }),
  address_second_line: text({ label: 'orders.addressSecondLine', max, upTo, absent }),
  postal_code: text({ label: 'orders.postalCode', max, upTo, absent }),
  city: text({ label: 'orders.city', max, upTo, absent }),
  /** ISO 3166-1 alpha-2, upper case as it is stored. */
  country_code: text({ label: 'orders.country', max, upTo, absent }),
  email: text({ label: 'orders.email', max, upTo: 3 * max, absent }),
} as const satisfies FieldMap;

/** The fields of an order to create, besides its items, its address and its merchant. */
export const NEW_ORDER_FIELDS = {
  /** ISO day. */
  date: { label: 'orders.date', input: z.string().check(z.maxLength(40)), answer: z.string() },
  external_order_id: text({ label: 'orders.externalOrderId', min: 2, max, upTo }),
  customer_order_reference: text({ label: 'orders.customerReference', max, upTo, absent }),
  /** The parts of a German post address, which are written into the street. */
  pack_station: { label: 'orders.packStation', input: z.optional(accepted) },
  post_filiale: { label: 'orders.postFiliale', input: z.optional(accepted) },
  post_number: { label: 'orders.postNumber', input: z.optional(accepted) },
} as const satisfies FieldMap;
