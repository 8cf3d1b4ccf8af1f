export { BlogAdmin } from './BlogAdmin.js';
export type { BlogAdminProps } from './BlogAdmin.js';
export { BlogList } from './BlogList.js';
export type { BlogListProps } from './BlogList.js';
export { BlogPostView } from './BlogPostView.js';
export type { BlogPostViewProps } from './BlogPostView.js';
export { LatestPosts } from './LatestPosts.js';
export type { LatestPostsProps } from './LatestPosts.js';
