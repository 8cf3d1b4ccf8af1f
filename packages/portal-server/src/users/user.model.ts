import { Model } from 'objection';

/** A user as stored. */
export class UserModel extends Model {
  static override tableName = 'users';
  declare readonly id: number;
}
