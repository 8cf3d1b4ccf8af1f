export { DEMO_ACCOUNTS } from './people/accounts.js';
