import { openReading, type DialectOverrides, type Inspection } from '@kontor/portal-core/order-import';
import { ask, canAsk, CliError, EXIT, type Io, printable, say } from '../../terminal/index.js';

type Place = Pick<DialectOverrides, 'hasHeader' | 'firstLine'>;

/** Number of cells shown of the line that may be the header. */
const SHOWN = 8;

/**
 * The position of an uncertain header. It is asked for at a terminal; without a terminal it is a usage error naming the
 * flag that confirms it. Null if the position is certain.
 */
export async function chooseHeader(
  { detection, header }: Pick<Inspection, 'detection' | 'header'>,
  io: Io,
): Promise<Place | null> {
  if (!openReading(detection).header) return null;
  const { hasHeader, firstLine } = detection;
  const line = firstLine.value;
  const question = io.t(hasHeader.value ? 'orderImport.headerUnsure' : 'orderImport.noHeaderUnsure', {
    line,
  });
  const shown = hasHeader.value ? [`  ${header.slice(0, SHOWN).map(printable).join(' · ')}`] : [];
  const flags = hasHeader.value ? ['--header-line', String(line)] : ['--no-header'];
  if (!canAsk(io)) {
    const lines = [...shown, io.t('cli.answerWithSame', { flags: flags.join(' ') })];
    const told = { key: 'cli.headerUnsure', params: { line } } as const;
    throw new CliError('header_unsure', EXIT.usage, told, undefined, { lines, data: { flags } });
  }
  for (const text of [question, ...shown]) say(io, text);
  for (;;) {
    const answer = (await ask(io, io.t('cli.askHeader'))).trim().toLowerCase();
    if (answer !== '' && io.t('cli.yes').startsWith(answer))
      return hasHeader.value ? { hasHeader: true, firstLine: line } : { hasHeader: false };
    if (/^[1-9]\d{0,6}$/.test(answer)) return { hasHeader: true, firstLine: Number(answer) };
    say(io, io.t('cli.answerHeader', { value: printable(answer) }));
  }
}
