import { Model } from 'objection';

/** A post of the blog. */
export class BlogPostModel extends Model {
  static override tableName = 'blog_posts';

  declare readonly id: number;
  declare readonly name: string;
  declare readonly content: string;
  declare readonly url: string;
  declare readonly thumbnail: string;
  declare readonly type: string;
  declare readonly creation_date: string;
}
