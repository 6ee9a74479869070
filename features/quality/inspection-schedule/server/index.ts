export { claimReminders } from './reminders/claim-reminders-repository.ts';
