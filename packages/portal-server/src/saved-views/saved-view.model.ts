import type { Principal } from '@kontor/portal-core/access';
import type { SavedView, ViewContent, ViewKind } from '@kontor/portal-core/saved-views';
import { Model, type QueryBuilder } from 'objection';

/** The team id of staff: no merchant of the ERP has it. */
const STAFF = 0;

/** The team of a user, whose members share views: the users of a merchant, or the staff. */
export function teamOf({ merchantErpId }: Principal): number {
  return merchantErpId ?? STAFF;
}

/** The view with which a user's list begins. */
export class DefaultViewModel extends Model {
  static override tableName = 'saved_view_defaults';
  static override idColumn = ['user_id', 'kind'];
  declare readonly user_id: number;
  declare readonly kind: ViewKind;
  declare readonly view_id: number;
}

/** A saved view of a list. */
export class SavedViewModel extends Model {
  static override tableName = 'saved_views';
  static override jsonAttributes = ['content'];
  static override modifiers = {
    /** Limits a query to the user's own views and those shared in the team. */
    visibleTo(query: QueryBuilder<Model>, principal: Principal) {
      void query.where((any) =>
        any
          .where('saved_views.owner_id', principal.userId)
          .orWhere({ 'saved_views.team_erp_id': teamOf(principal), 'saved_views.is_shared': 1 }),
      );
    },
    /** Adds the owner's name and whether the reader's list begins with the view. */
    seenBy(query: QueryBuilder<Model>, principal: Principal) {
      void query
        .join('users as owner', 'owner.id', 'saved_views.owner_id')
        .leftJoin('saved_view_defaults as begun', (join) =>
          join.on('begun.view_id', 'saved_views.id').andOnVal('begun.user_id', principal.userId),
        )
        .select('saved_views.*', 'owner.full_name as owner_name', 'begun.user_id as begun_by');
    },
  };

  declare readonly id: number;
  declare readonly kind: ViewKind;
  declare readonly name: string;
  /** The name without case, by which names are unique: two that look alike help nobody. */
  declare readonly name_key: string;
  declare readonly owner_id: number;
  declare readonly team_erp_id: number;
  declare readonly is_shared: number;
  declare readonly content: ViewContent;
  /** ISO in UTC. */
  declare readonly updated_at: string;
  declare readonly owner_name: string;
  declare readonly begun_by: number | null;

  /** The view as calls return it. */
  toView(principal: Principal): SavedView {
    return {
      id: this.id,
      kind: this.kind,
      name: this.name,
      content: this.content,
      is_shared: this.is_shared === 1,
      is_own: this.owner_id === principal.userId,
      is_default: this.begun_by !== null,
      owner: { id: this.owner_id, full_name: this.owner_name },
      updated_at: this.updated_at,
    };
  }
}
