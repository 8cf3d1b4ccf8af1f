/** The columns of an address that an order is given with. */
export const ADDRESS_FIELDS = [
  'salutation',
  'company',
  'name',
  'second_name',
  'street',
  'address_second_line',
  'postal_code',
  'city',
  'country_code',
  'email',
] as const;
