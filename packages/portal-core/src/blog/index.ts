export { BLOG_POST_FIELDS } from './blog-post.fields.js';
export { blogPreview } from './blog-preview.js';
export { blogUrlOf } from './blog-url.js';
export * as blogCalls from './blog.api.js';
export {
  BLOG_PAGE_SIZE,
  BLOG_SORTS,
  blogPostsByUrl,
  blogPostsCreate,
  blogPostsDelete,
  blogPostsList,
  blogPostsUpdate,
} from './blog.api.js';
export type { BlogPostByUrl, BlogPostsQuery } from './blog.api.js';
export { validateBlogPost } from './blog.rules.js';
export type { BlogNeighbour, BlogPost, BlogPostInput } from './blog.types.js';
