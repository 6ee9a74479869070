export { closeJobDrawer, type JobPanel, jobDrawerStore, jobPanels, showJobDrawer } from './job-drawer.ts';
export {
  type JobFact,
  type JobTab,
  jobFactStore,
  jobTabStore,
  partComponent,
} from './job-parts.ts';
export { type ProfileSection, profileSectionStore } from './profile-sections.ts';
export { shownTo } from './shown-to.ts';
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
