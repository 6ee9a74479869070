export { dashboardEndpoints, type SetupStep, type SiteLack, setupSteps, siteLacks } from './endpoints.ts';
