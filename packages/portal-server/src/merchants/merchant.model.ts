import { Model } from 'objection';

/** A merchant as stored. */
export class MerchantModel extends Model {
  static override tableName = 'merchants';
  declare readonly id: number;
  declare readonly merchant_name: string;
  declare readonly erp_merchant_id: number;
}
