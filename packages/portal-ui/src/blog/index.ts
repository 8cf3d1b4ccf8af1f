export { BlogAdmin } from './BlogAdmin.js';
export { BlogList } from './BlogList.js';
export { BlogPostView } from './BlogPostView.js';
export { LatestPosts } from './LatestPosts.js';
