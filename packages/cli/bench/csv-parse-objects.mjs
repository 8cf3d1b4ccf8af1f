// The limit the dry run is held against: csv-parse reading the file into one object a row, nothing else.
import { parse } from 'csv-parse';
import { createReadStream } from 'node:fs';

let rows = 0;
for await (const row of createReadStream(process.argv[2]).pipe(parse({ delimiter: ';', columns: true }))) {
  if (row['Bestellnr.']) rows += 1;
}
process.stdout.write(`${rows}\n`);
