export { dashboardEndpoints, type SetupStep, setupSteps } from './endpoints.ts';
