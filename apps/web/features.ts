import {
  buildingTabStore,
  companySectionStore,
  contactPartStore,
  jobColumnStore,
  jobFactStore,
  jobTabStore,
  jobViewStore,
  peopleActionStore,
  personSectionStore,
  profileSectionStore,
  siteCriteriaStore,
  type WebFeature,
} from '#platform/web/feature/index';

/** The `feature` that each `web/routes.tsx` exports. Pages stay lazy. */
export const features = Object.values(
  import.meta.glob<WebFeature>('../../features/*/web/routes.tsx', { eager: true, import: 'feature' }),
);

export const featurePages = features.flatMap((feature) => feature.pages ?? []);

export const homeTiles = features
  .flatMap((feature) => feature.homeTiles ?? [])
  .sort((a, b) => a.order - b.order);

export const drawerPanels: NonNullable<WebFeature['drawerPanels']> = Object.assign(
  {},
  ...features.map((feature) => feature.drawerPanels ?? {}),
);

jobTabStore.set(features.flatMap((feature) => feature.jobTabs ?? []).sort((a, b) => a.order - b.order));

jobFactStore.set(features.flatMap((feature) => feature.jobFacts ?? []).sort((a, b) => a.order - b.order));

buildingTabStore.set(
  features.flatMap((feature) => feature.buildingTabs ?? []).sort((a, b) => a.order - b.order),
);

jobColumnStore.set(features.flatMap((feature) => feature.jobColumns ?? []));

siteCriteriaStore.set(features.flatMap((feature) => feature.siteCriteria ?? []));

jobViewStore.set(features.flatMap((feature) => feature.jobViews ?? []).sort((a, b) => a.order - b.order));

profileSectionStore.set(
  features.flatMap((feature) => feature.profileSections ?? []).sort((a, b) => a.order - b.order),
);

companySectionStore.set(
  features.flatMap((feature) => feature.companySections ?? []).sort((a, b) => a.order - b.order),
);

contactPartStore.set(
  features.flatMap((feature) => feature.contactParts ?? []).sort((a, b) => a.order - b.order),
);

peopleActionStore.set(
  features.flatMap((feature) => feature.peopleActions ?? []).sort((a, b) => a.order - b.order),
);

personSectionStore.set(
  features.flatMap((feature) => feature.personSections ?? []).sort((a, b) => a.order - b.order),
);

export const paletteProviders = features.flatMap((feature) => feature.palette ?? []);

/** What each feature brings ahead for work without a connection. */
export const bringAhead = features.flatMap((feature) => feature.bringAhead ?? []);

/** All kinds of write that may wait in the outbox. */
export const loadWriteKinds = async () =>
  (await Promise.all(features.map((feature) => feature.writes?.() ?? []))).flat();
