import { Model } from 'objection';

/** A block as stored. */
export class CmsBlockModel extends Model {
  static override tableName = 'cms_blocks';
  declare readonly id: number;
}
