import { z } from 'zod';
import { sharedOrganization } from '#features/sites/sharing/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';

export const placeKinds = ['building', 'floor', 'common_area'] as const;

/** Letters that are not mistaken for digits, with 80 random bits. */
const code = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[0-9a-hjkmnp-tv-z]{16}$/);

const codeParams = z.strictObject({ code });

const place = z.object({ kind: z.enum(placeKinds), id: field.id, name: z.string() });

export const codedPlace = place.extend({
  /** The floors of a common area; empty for other places. */
  floors: z.array(z.string()),
  code: z.object({ text: z.string(), url: z.string(), created_at: z.string() }).nullable(),
});

export type CodedPlace = z.infer<typeof codedPlace>;

const buildingCodes = z.object({
  building: field.named,
  organization: z.string(),
  /** The building first, then its floors from below, then its common areas by name. */
  places: z.array(codedPlace),
  can: z.object({ edit: z.boolean() }),
});

export type BuildingCodes = z.infer<typeof buildingCodes>;

const ofBuilding = '/core/building/{id}/codes';

const edit = { access: { all: ['hasAccessAdminBuildings', 'admin.canEditJobSite'] }, rate: 'write' } as const;

export const placeCodeEndpoints = {
  findPlaceCode: endpoint({
    method: 'GET',
    path: '/place-codes/{code}',
    summary: 'Whose code this is, and whether another one has taken its place; nothing of the place itself',
    access: 'public',
    params: codeParams,
    answer: z.object({ organization: sharedOrganization, replaced: z.boolean() }),
    rate: 'public',
  }),
  openPlaceCode: endpoint({
    method: 'GET',
    path: '/place-codes/{code}/place',
    summary: 'The place of a code in scope, its jobs, and what the caller may do there',
    access: 'signed-in',
    params: codeParams,
    answer: z.object({
      place,
      building: z.object({ id: field.id, name: z.string(), address: z.string() }),
      jobs: z.array(
        z.object({
          id: field.id,
          job_number: z.string(),
          job_name: z.string(),
          /** The template of the last inspection at this place, if an inspection can still begin with it. */
          template_id: field.id.nullable(),
          can: z.object({
            inspect: z.boolean(),
            write_report: z.boolean(),
            write_log: z.boolean(),
            add_task: z.boolean(),
          }),
        }),
      ),
    }),
  }),
  listBuildingCodes: endpoint({
    method: 'GET',
    path: ofBuilding,
    summary: 'The places of a building with their codes',
    access: { all: ['hasAccessAdminBuildings'] },
    params: field.idParams,
    answer: buildingCodes,
  }),
  createBuildingCodes: endpoint({
    method: 'POST',
    path: ofBuilding,
    summary: 'Make codes for the places of a building that have none',
    ...edit,
    params: field.idParams,
    body: z.strictObject({}),
    answer: buildingCodes,
    audit: 'place-code.created',
  }),
  replacePlaceCode: endpoint({
    method: 'POST',
    path: `${ofBuilding}/replace`,
    summary: 'Another code for a place; the one that hangs there says that it was replaced',
    ...edit,
    params: field.idParams,
    body: z.strictObject({ code }),
    answer: buildingCodes,
    audit: 'place-code.replaced',
  }),
};
