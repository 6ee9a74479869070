export { type BulkAction, jobActionStore, type ManyRecords, peopleActionStore } from './bulk-actions.ts';
export { type ClientFact, clientFactStore } from './client-facts.ts';
export { type ContactPart, contactPartStore, type ShownContact } from './contact-parts.ts';
export { type JobColumn, jobColumnStore } from './job-columns.ts';
export { closeJobDrawer, type JobPanel, jobDrawerStore, jobPanels, showJobDrawer } from './job-drawer.ts';
export {
  type BuildingTab,
  buildingTabStore,
  type JobFact,
  type JobTab,
  type JobView,
  jobFactStore,
  jobTabStore,
  jobViewStore,
  partComponent,
  type ServiceFact,
  type ServiceSection,
  serviceFactStore,
  serviceSectionStore,
} from './job-parts.ts';
export { type ListAction, listActionStore } from './list-actions.ts';
export { type ListLink, listLinkStore } from './list-links.ts';
export { type PersonSection, personSectionStore } from './person-sections.ts';
export { prefetchParts } from './prefetch-parts.ts';
export { companySectionStore, type ProfileSection, profileSectionStore } from './profile-sections.ts';
export {
  type ProjectSection,
  type ProjectView,
  projectSectionStore,
  projectViewStore,
} from './project-parts.ts';
export { shownTo } from './shown-to.ts';
export { type SiteCriterion, siteCriteriaStore } from './site-criteria.ts';
export { type TaskSection, taskSectionStore } from './task-sections.ts';
export { type TenantLink, tenantLinkStore } from './tenant-links.ts';
export { useAddedTabs } from './use-added-tabs.tsx';
export {
  type BringAhead,
  type DrawerPanel,
  defineFeature,
  type HomeTile,
  type LiveEntities,
  type LiveEntity,
  type PaletteItem,
  type PaletteProvider,
  type WebFeature,
} from './web-feature.ts';
