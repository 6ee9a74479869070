export { feature } from './feature.ts';
export { claimReminders } from './reminders/claim-reminders-repository.ts';
