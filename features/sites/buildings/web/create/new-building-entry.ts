import type { EntryOf } from '#platform/web/outbox/index';
import { type buildingEndpoints, floorsOfRun } from '../../contract/index.ts';
import { hereHref } from '../addresses.ts';
import { type AboutNewBuilding, createBuildingWrite } from '../outbox/building-writes.ts';
import type { NewBuildingValues, newBuildingSchema } from './new-building-values.ts';

type Endpoint = typeof buildingEndpoints.createBuilding;

type Options = { jobId: number | null; labelOf: (floor: number) => string };

/** Has no floors when the first or the last one of the run is empty. */
export const newBuildingEntry =
  ({
    jobId,
    labelOf,
  }: Options): EntryOf<typeof newBuildingSchema, NewBuildingValues, Endpoint, AboutNewBuilding> =>
  (_client, { from, to, cleanable_sqft, ...fields }) => ({
    kind: createBuildingWrite,
    parts: {
      body: {
        ...fields,
        floors: from === null || to === null ? [] : floorsOfRun({ from, to, cleanable_sqft }, labelOf),
        job_id: jobId,
      },
    },
    about: { name: fields.name, at: hereHref() },
  });
