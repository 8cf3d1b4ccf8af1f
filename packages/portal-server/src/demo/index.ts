export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './people/accounts.js';
