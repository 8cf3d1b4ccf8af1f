// Loaded before the server: shifts its clock by the milliseconds in the file `clock-offset` of the data folder, read anew on SIGUSR2.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const RealDate = Date;
const file = join(process.env.KONTOR_DATA_DIR, 'clock-offset');
let offset = 0;
const read = () => {
  try {
    offset = Number(readFileSync(file, 'utf8'));
    process.stdout.write(`clock shifted by ${offset}\n`);
  } catch {
    // Without a file the clock is right.
  }
};
const now = () => RealDate.now() + offset;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
  apply: () => new Date().toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
read();
process.on('SIGUSR2', read);
