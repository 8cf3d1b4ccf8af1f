export type { BlogNeighbour, BlogPost } from './blog.types.js';
export * from './blog.api.js';
export { BLOG_PREVIEW_LENGTH, blogPreview } from './blog-preview.js';
export { blogUrlOf } from './blog-url.js';
export { validateBlogPost } from './blog.rules.js';
