export { beginJournal, journalPath, readJournal, removeJournal } from './journal.js';
export type { JournalHeader, JournalWriter } from './journal.js';
export { holdLock, lockPath } from './lock.js';
