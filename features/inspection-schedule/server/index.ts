export { feature } from './feature.ts';
export { takeReminders } from './reminders/take-reminders-repository.ts';
