import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';

/** What each feature's `web/live.ts` exports. It is loaded with this file, after the page is shown. */
export const liveFeatures = Object.values(
  import.meta.glob<LiveEntities>('../../../../features/*/*/web/live.ts', { eager: true, import: 'live' }),
);

/** Functions that show a changed record again. Several features may show records of one entity. */
export const liveEntitiesOf = (entity: string): readonly LiveEntity[] =>
  liveFeatures.flatMap((live) => live[entity] ?? []);
