import type { DataScope } from '@kontor/portal-core/access';
import type { ImportProfile, ImportProfileContent } from '@kontor/portal-core/order-import';
import { Model, type QueryBuilder } from 'objection';

/** A saved mapping of a merchant. */
export class ImportProfileModel extends Model {
  static override tableName = 'import_profiles';
  static override jsonAttributes = ['content'];
  /** Query modifiers; `inScope` limits a query to the scope. */
  static override modifiers = {
    inScope(query: QueryBuilder<Model>, scope: DataScope) {
      if (scope.kind === 'merchant') void query.where({ merchant_erp_id: scope.merchantErpId });
    },
  };

  declare readonly id: number;
  declare readonly merchant_erp_id: number;
  declare readonly name: string;
  /** The name without case, by which names are unique: two that look alike help nobody. */
  declare readonly name_key: string;
  declare readonly content: ImportProfileContent;

  /** The profile as calls return it. */
  toProfile(): ImportProfile {
    return { id: this.id, name: this.name, content: this.content };
  }
}
