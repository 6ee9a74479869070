export { claimReminders } from './notices/claim-reminders-repository.ts';
