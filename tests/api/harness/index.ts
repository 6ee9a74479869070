export { addTask } from './add-task.ts';
export { type Answer, type Client, createClient } from './client.ts';
export { runWork, type WaitingWork, waitingWork } from './run-work.ts';
export { type Company, seedCompany, testPassword, type Who } from './seed-company.ts';
export { startApp, type TestApp } from './start-app.ts';
export { startWithCompanies } from './start-with-companies.ts';
export { transitionTask } from './transition-task.ts';
