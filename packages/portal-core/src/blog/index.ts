export * from './blog.types.js';
export * from './blog.api.js';
export { blogUrlOf } from './blog-url.js';
export { validateBlogPost } from './blog.rules.js';
