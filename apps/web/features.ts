import {
  buildingTabStore,
  clientFactStore,
  companySectionStore,
  contactPartStore,
  jobActionStore,
  jobColumnStore,
  jobFactStore,
  jobTabStore,
  jobViewStore,
  listActionStore,
  listLinkStore,
  peopleActionStore,
  personSectionStore,
  profileSectionStore,
  projectSectionStore,
  projectViewStore,
  serviceFactStore,
  serviceSectionStore,
  siteCriteriaStore,
  taskSectionStore,
  tenantLinkStore,
  type WebFeature,
} from '#platform/web/feature/index';

const tables = import.meta.glob<WebFeature>('../../features/*/*/web/routes.tsx', {
  eager: true,
  import: 'feature',
});

const folderOf = (path: string): string => `${path.split('/').at(-3)}/`;

/** The `feature` that each `web/routes.tsx` exports, in the order of their names, so that what people see side by side does
 * not depend on domains. Pages stay lazy. */
export const features = Object.entries(tables)
  .sort(([one], [other]) => (folderOf(one) < folderOf(other) ? -1 : 1))
  .map(([, feature]) => feature);

const gathered = <T>(of: (feature: WebFeature) => readonly T[] | undefined): T[] =>
  features.flatMap((feature) => of(feature) ?? []);

const inOrder = <T extends { order: number }>(of: (feature: WebFeature) => readonly T[] | undefined): T[] =>
  gathered(of).sort((a, b) => a.order - b.order);

export const featurePages = gathered(({ pages }) => pages);

export const homeTiles = inOrder((feature) => feature.homeTiles);

export const drawerPanels: NonNullable<WebFeature['drawerPanels']> = Object.assign(
  {},
  ...features.map((feature) => feature.drawerPanels ?? {}),
);

jobTabStore.set(inOrder(({ jobTabs }) => jobTabs));
jobFactStore.set(inOrder(({ jobFacts }) => jobFacts));
jobColumnStore.set(gathered(({ jobColumns }) => jobColumns));
jobViewStore.set(inOrder(({ jobViews }) => jobViews));
serviceFactStore.set(inOrder(({ serviceFacts }) => serviceFacts));
serviceSectionStore.set(inOrder(({ serviceSections }) => serviceSections));
buildingTabStore.set(inOrder(({ buildingTabs }) => buildingTabs));
siteCriteriaStore.set(gathered(({ siteCriteria }) => siteCriteria));
profileSectionStore.set(inOrder(({ profileSections }) => profileSections));
companySectionStore.set(inOrder(({ companySections }) => companySections));
clientFactStore.set(inOrder(({ clientFacts }) => clientFacts));
contactPartStore.set(inOrder(({ contactParts }) => contactParts));
listActionStore.set(inOrder(({ listActions }) => listActions));
listLinkStore.set(inOrder(({ listLinks }) => listLinks));
peopleActionStore.set(inOrder(({ peopleActions }) => peopleActions));
jobActionStore.set(inOrder(({ jobActions }) => jobActions));
personSectionStore.set(inOrder(({ personSections }) => personSections));
tenantLinkStore.set(inOrder(({ tenantLinks }) => tenantLinks));
taskSectionStore.set(inOrder(({ taskSections }) => taskSections));
projectSectionStore.set(inOrder(({ projectSections }) => projectSections));
projectViewStore.set(inOrder(({ projectViews }) => projectViews));

export const paletteProviders = gathered(({ palette }) => palette);

/** What each feature brings ahead for work without a connection. */
export const bringAhead = features.flatMap((feature) => feature.bringAhead ?? []);

/** All kinds of write that may wait in the outbox. */
export const loadWriteKinds = async () =>
  (await Promise.all(features.map((feature) => feature.writes?.() ?? []))).flat();
