export { dashboardEndpoints } from './endpoints.ts';
