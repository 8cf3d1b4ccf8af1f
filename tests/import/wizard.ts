import type { PortalClient } from '@kontor/portal-core/wire';
import { openReading, orderImportsLookup } from '@kontor/portal-core/order-import';
import {
  createBrowserDecoder,
  createImportDesk,
  dateOrderOf,
  drafted,
  gzip,
  newDraft,
  openCount,
  possibleProducts,
  sha256,
  type DraftedFile,
  type FileReading,
  type MappingDraft,
} from '@kontor/portal-ui/testing/import-desk';
import type { Answers } from './read-file.js';

type Desk = ReturnType<typeof createImportDesk>;
type Plan = Parameters<Desk['check']>[0];

/** Where the wizard stands once a file is mapped: it was refused, something is asked, or it can be checked. */
export type Mapped =
  | { readonly at: 'refused'; readonly code: string | undefined }
  | { readonly at: 'asks'; readonly fields: readonly string[] }
  | {
      readonly at: 'mapped';
      readonly desk: Desk;
      readonly reading: FileReading;
      readonly draft: MappingDraft;
      readonly plan: Plan;
    };

/** The wizard's steps up to the mapping, without its page. */
export async function mapped(client: PortalClient, bytes: Uint8Array, said: Answers): Promise<Mapped> {
  const desk = newDesk(client);
  const file = new Blob([new Uint8Array(bytes)]);
  const read = await desk.read({ file, overrides: said.overrides ?? {} });
  if (!read.ok) return { at: 'refused', code: read.issues[0]?.code };
  const reading = read.value;
  if (said.confirmAll === true && openReading(reading.detection).header) {
    const { hasHeader, firstLine } = reading.detection;
    const place = { hasHeader: hasHeader.value, ...(hasHeader.value && { firstLine: firstLine.value }) };
    return mapped(client, bytes, { ...said, overrides: { ...said.overrides, ...place } });
  }
  const asked = { external_order_ids: [], product_ids: possibleProducts(reading) };
  const { products } = await client.call(orderImportsLookup, { body: asked });
  const draft = draftOf({ reading, products: new Set(products.map(({ id }) => id)) }, said);
  const unsureEncoding = (reading.detection.encoding.readings ?? []).length > 1;
  if (unsureEncoding || openCount(reading, draft) > 0)
    return { at: 'asks', fields: openFields(reading, draft) };
  const dialect = { ...reading.dialect, dateOrder: dateOrderOf(reading, draft).value };
  const plan = { header: reading.header, mapping: draft.mapping, dialect };
  return { at: 'mapped', desk, reading, draft, plan };
}

function newDesk(client: PortalClient): Desk {
  return createImportDesk({
    client,
    createDecoder: createBrowserDecoder,
    sha256,
    gzip,
    sleep: async () => {},
    random: () => 0,
    onProgress: () => {},
  });
}

function draftOf(file: DraftedFile, { choose, confirmAll, overrides = {} }: Answers): MappingDraft {
  const fresh = newDraft(file, null);
  const chosen = choose?.(file.reading.header) ?? {};
  const { dateOrder = null } = overrides;
  const draft = drafted(file, { ...fresh, chosen, dateOrder });
  const confirmed = new Set(draft.understanding.questions.map(({ id }) => id));
  return confirmAll === true ? drafted(file, { ...draft, confirmed }) : draft;
}

function openFields(reading: FileReading, draft: MappingDraft): string[] {
  const fields = draft.understanding.questions.flatMap((question) => question.fields);
  return dateOrderOf(reading, draft).ambiguous ? [...fields, 'date'] : fields;
}
