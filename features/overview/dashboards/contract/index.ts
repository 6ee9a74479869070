export {
  dashboardEndpoints,
  maxOwnSites,
  type OwnSite,
  ownSite,
  type SetupStep,
  type SiteLack,
  setupSteps,
  siteLacks,
} from './endpoints.ts';
