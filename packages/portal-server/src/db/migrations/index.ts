import type { Knex } from 'knex';
import * as access from './001_access.js';
import * as erp from './002_erp.js';
import * as orderImport from './003_order_import.js';
import * as media from './004_media.js';
import * as auditRecords from './005_audit_records.js';
import * as investigations from './006_investigations.js';
import * as orderErrors from './007_order_errors.js';
import * as stockRisk from './008_stock_risk.js';
import * as deliveries from './009_deliveries.js';
import * as dashboards from './010_dashboards.js';
import * as blogPosts from './011_blog_posts.js';
import * as savedViews from './012_saved_views.js';
import * as products from './013_products.js';
import * as content from './014_content.js';
import * as uploadsAndDaysLeft from './015_uploads_and_days_left.js';
import * as impersonations from './016_impersonations.js';
import * as embedding from './017_embedding.js';
import * as publicTexts from './018_public_texts.js';
import * as rateCounters from './019_rate_counters.js';
import * as searchOfTwoLetters from './020_search_of_two_letters.js';
import * as twoLettersOnPostgres from './021_two_letters_on_postgres.js';
import * as understandingImport from './022_understanding_import.js';
import * as sessions from './024_sessions.js';
import * as whoGetsIn from './025_who_gets_in.js';
import * as keysOfMerchants from './026_keys_of_merchants.js';
import * as trailOfReads from './027_trail_of_reads.js';
import * as secondFactors from './028_second_factors.js';
import * as endedPages from './029_ended_pages.js';
import * as attempts from './031_attempts.js';
import * as trailIsNeverReplaced from './033_trail_is_never_replaced.js';
import * as erpLink from './039_erp_link.js';
import * as erpOutbox from './040_erp_outbox.js';
import * as oneDemandModel from './041_one_demand_model.js';
import * as scopesOfKeys from './042_scopes_of_keys.js';
import * as whatWasReadOfTheErp from './043_what_was_read_of_the_erp.js';
import * as changes from './044_changes.js';
import * as numbersOfToday from './045_numbers_of_today.js';
import * as saidByTheErp from './046_said_by_the_erp.js';
import * as whoseTurnItIs from './047_whose_turn_it_is.js';
import * as causes from './048_causes.js';
import * as endsAndLooks from './049_ends_and_looks.js';
import * as visits from './050_visits.js';
import * as takenFiles from './051_taken_files.js';
import * as lastDayOfKeys from './052_last_day_of_keys.js';
import * as comparisons from './053_comparisons.js';
import * as eventsOfTheTrail from './054_events_of_the_trail.js';
import * as presences from './055_presences.js';
import * as digests from './056_digests.js';
import * as recordsRead from './057_records_read_of_the_erp.js';
import * as lanesOfRecords from './058_lanes_of_records.js';
import * as wordsOfTheErp from './059_words_of_the_erp.js';
import * as sumsOfStock from './060_sums_of_stock.js';
import * as unknownWords from './061_unknown_words.js';
import * as whatElseWasRead from './062_what_else_was_read_of_the_erp.js';
import * as undoneOrders from './063_undone_orders.js';
import * as sentNews from './064_sent_news.js';
import * as sumsBesideProducts from './065_sums_beside_products.js';
import * as halfCharacters from './067_half_characters.js';
import * as versionsOfContent from './070_versions_of_content.js';
import * as namesWithoutPunctuation from './071_names_without_punctuation.js';
import * as filesOfComments from './037_files_of_comments.js';
import * as orderCounts from './035_order_counts.js';
import * as walksOfLists from './036_walks_of_lists.js';
import * as twinsHoweverSpelled from './038_twins_however_spelled.js';

/** One step of the schema. Steps are only ever appended; a released step never changes. */
export interface Migration {
  readonly name: string;
  /** Runs inside the one transaction of all missing migrations. */
  readonly up: (trx: Knex) => Promise<void>;
}

/** All migrations, in order. Listed here rather than found on disk, so that built files and sources agree. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '001_access', ...access },
  { name: '002_erp', ...erp },
  { name: '003_order_import', ...orderImport },
  { name: '004_media', ...media },
  { name: '005_audit_records', ...auditRecords },
  { name: '006_investigations', ...investigations },
  { name: '007_order_errors', ...orderErrors },
  { name: '008_stock_risk', ...stockRisk },
  { name: '009_deliveries', ...deliveries },
  { name: '010_dashboards', ...dashboards },
  { name: '011_blog_posts', ...blogPosts },
  { name: '012_saved_views', ...savedViews },
  { name: '013_products', ...products },
  { name: '014_content', ...content },
  { name: '015_uploads_and_days_left', ...uploadsAndDaysLeft },
  { name: '016_impersonations', ...impersonations },
  { name: '017_embedding', ...embedding },
  { name: '018_public_texts', ...publicTexts },
  { name: '019_rate_counters', ...rateCounters },
  { name: '020_search_of_two_letters', ...searchOfTwoLetters },
  { name: '021_two_letters_on_postgres', ...twoLettersOnPostgres },
  { name: '022_understanding_import', ...understandingImport },
  { name: '024_sessions', ...sessions },
  { name: '025_who_gets_in', ...whoGetsIn },
  { name: '026_keys_of_merchants', ...keysOfMerchants },
  { name: '027_trail_of_reads', ...trailOfReads },
  { name: '028_second_factors', ...secondFactors },
  { name: '029_ended_pages', ...endedPages },
  { name: '031_attempts', ...attempts },
  { name: '033_trail_is_never_replaced', ...trailIsNeverReplaced },
  { name: '035_order_counts', ...orderCounts },
  { name: '036_walks_of_lists', ...walksOfLists },
  { name: '037_files_of_comments', ...filesOfComments },
  { name: '038_twins_however_spelled', ...twinsHoweverSpelled },
  { name: '039_erp_link', ...erpLink },
  { name: '040_erp_outbox', ...erpOutbox },
  { name: '041_one_demand_model', ...oneDemandModel },
  { name: '042_scopes_of_keys', ...scopesOfKeys },
  { name: '043_what_was_read_of_the_erp', ...whatWasReadOfTheErp },
  { name: '044_changes', ...changes },
  { name: '045_numbers_of_today', ...numbersOfToday },
  { name: '046_said_by_the_erp', ...saidByTheErp },
  { name: '047_whose_turn_it_is', ...whoseTurnItIs },
  { name: '048_causes', ...causes },
  { name: '049_ends_and_looks', ...endsAndLooks },
  { name: '050_visits', ...visits },
  { name: '051_taken_files', ...takenFiles },
  { name: '052_last_day_of_keys', ...lastDayOfKeys },
  { name: '053_comparisons', ...comparisons },
  { name: '054_events_of_the_trail', ...eventsOfTheTrail },
  { name: '055_presences', ...presences },
  { name: '056_digests', ...digests },
  { name: '057_records_read_of_the_erp', ...recordsRead },
  { name: '058_lanes_of_records', ...lanesOfRecords },
  { name: '059_words_of_the_erp', ...wordsOfTheErp },
  { name: '060_sums_of_stock', ...sumsOfStock },
  { name: '061_unknown_words', ...unknownWords },
  { name: '062_what_else_was_read_of_the_erp', ...whatElseWasRead },
  { name: '063_undone_orders', ...undoneOrders },
  { name: '064_sent_news', ...sentNews },
  { name: '065_sums_beside_products', ...sumsBesideProducts },
  { name: '067_half_characters', ...halfCharacters },
  { name: '070_versions_of_content', ...versionsOfContent },
  { name: '071_names_without_punctuation', ...namesWithoutPunctuation },
];

/** Thrown when the database has steps that this version does not know. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';
  constructor(steps: readonly string[]) {
    super(
      `A newer version of Kontor has changed the database (${steps.join(', ')}). Nothing was changed now: ` +
        'start that version, or restore a backup made before it.',
    );
  }
}

/** Brings the schema up to date. Throws `NewerSchemaError`, before anything is changed, when the database is ahead of this version. */
export async function migrateToLatest(trx: Knex, steps: readonly Migration[]): Promise<void> {
  const known = new Set(steps.map(({ name }) => name));
  const unknown = (await appliedSteps(trx)).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new NewerSchemaError(unknown);
  const migrationSource = {
    getMigrations: () => Promise.resolve([...steps]),
    getMigrationName: (step: Migration) => step.name,
    getMigration: ({ up }: Migration) =>
      Promise.resolve({ up, down: () => Promise.reject(new Error('Migrations only go forward')) }),
  };
  await trx.migrate.latest({ migrationSource, disableTransactions: true });
}

/** Names of the migrations that were applied to the database. */
async function appliedSteps(trx: Knex): Promise<string[]> {
  if (!(await trx.schema.hasTable('knex_migrations'))) return [];
  return trx('knex_migrations').orderBy('id').pluck('name');
}
