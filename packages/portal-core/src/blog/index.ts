export { BLOG_CONTENT_MAX, BLOG_POST_FIELDS } from './blog-post.fields.js';
export type { BlogNeighbour, BlogPost, BlogPostInput } from './blog.types.js';
export * from './blog.api.js';
export { BLOG_PREVIEW_LENGTH, blogPreview } from './blog-preview.js';
export { blogUrlOf } from './blog-url.js';
export { validateBlogPost } from './blog.rules.js';
