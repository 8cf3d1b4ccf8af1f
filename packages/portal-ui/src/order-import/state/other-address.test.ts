import { expect, test } from 'vitest';
import { addressInWords } from './other-address.js';

const columns = {
  salutation: 0,
  first_address_line: { columns: [1, 2] },
  street: 3,
  postal_code: 4,
  city: 5,
};
const told = (...cells: readonly string[]) => addressInWords({ columns, samples: [] }, [['', ''], cells]);

test('an address is written line by line, with commas between', () => {
  expect(told('Frau', 'Käthe', 'Größer', 'Lindenweg 3', '20095', 'Hamburg')).toBe(
    'Käthe Größer, Lindenweg 3, 20095 Hamburg',
  );
});

test('what is blank leaves no comma', () => {
  expect(told('', '', 'Größer', '', '', 'Hamburg')).toBe('Größer, Hamburg');
  expect(addressInWords({ columns, samples: [] }, [])).toBe('');
});

test('a cell with post code and town is written once', () => {
  const joint = {
    street: 0,
    postal_code: { columns: [1], part: 'postalCodeOfTown' },
    city: { columns: [1], part: 'townOfPostalCode' },
  } as const;
  expect(addressInWords({ columns: joint, samples: [] }, [['Ring 8', '50667 Köln']])).toBe(
    'Ring 8, 50667 Köln',
  );
});
