import type { EndpointShape } from '#platform/contract/endpoint';
import { showSuccess } from '#platform/web/feedback/index';
import { type TextKey, text } from '#platform/web/i18n/index';
import type { WriteKind } from '#platform/web/outbox/index';
import {
  type Building,
  buildingEndpoints,
  buildingNoteEndpoints,
  commonAreaEndpoints,
  floorEndpoints,
  occupancyEndpoints,
} from '../../contract/index.ts';
import { buildingHref, hereHref, withUnsent } from '../addresses.ts';
import { notesQuery, refreshBuilding } from '../queries.ts';

type Created = Pick<Building, 'id' | 'name'>;

const showCreated = ({ id, name }: Created, go: (href: string) => unknown): void => {
  showSuccess(text('buildings:create.done', { name }), {
    label: text('buildings:create.open'),
    run: () => void go(buildingHref(id)),
  });
};

export type AboutBuilding = {
  buildingId: number;
  building: string;
  /** What was written: a tenant, a floor. */
  name: string;
  /** The record that was changed; null for a new one. */
  record: number | null;
  /** The page it was written on. */
  at: string;
};

const kind = <E extends EndpointShape>(
  name: string,
  endpoint: E,
  title: TextKey,
): WriteKind<E, AboutBuilding> => ({
  name,
  endpoint,
  title: (about) => text(title, { name: about.name }),
  place: ({ building }) => building,
  page: ({ at }) => at,
  delivered: ({ client }) => refreshBuilding(client),
  edit: ({ id, about }) => withUnsent(about.at, id),
});

const { createBuildingTenant, updateBuildingTenant, createVacancy, updateVacancy } = occupancyEndpoints;

export const updateBuildingWrite = kind(
  'updateBuilding',
  buildingEndpoints.updateBuilding,
  'buildings:outbox.updateBuilding',
);
export const createTenantWrite = kind(
  'createBuildingTenant',
  createBuildingTenant,
  'buildings:outbox.createTenant',
);
export const updateTenantWrite = kind(
  'updateBuildingTenant',
  updateBuildingTenant,
  'buildings:outbox.updateTenant',
);
export const createVacancyWrite = kind('createVacancy', createVacancy, 'buildings:outbox.createVacancy');
export const updateVacancyWrite = kind('updateVacancy', updateVacancy, 'buildings:outbox.updateVacancy');
export const createFloorsWrite = kind(
  'createFloors',
  floorEndpoints.createFloors,
  'buildings:outbox.createFloors',
);
export const updateFloorWrite = kind(
  'updateFloor',
  floorEndpoints.updateFloor,
  'buildings:outbox.updateFloor',
);
export const createCommonAreasWrite = kind(
  'createCommonAreas',
  commonAreaEndpoints.createCommonAreas,
  'buildings:outbox.createCommonAreas',
);
export const updateCommonAreaWrite = kind(
  'updateCommonArea',
  commonAreaEndpoints.updateCommonArea,
  'buildings:outbox.updateCommonArea',
);

export type AboutNewBuilding = {
  name: string;
  /** The page it was entered on. */
  at: string;
};

export const createBuildingWrite: WriteKind<typeof buildingEndpoints.createBuilding, AboutNewBuilding> = {
  name: 'createBuilding',
  endpoint: buildingEndpoints.createBuilding,
  title: ({ name }) => text('buildings:outbox.createBuilding', { name }),
  // Jobs and areas show and count it, too.
  delivered: ({ client, answer, late, go }) => {
    void client.invalidateQueries();
    if (late) showCreated(answer, go);
  },
  edit: ({ id, about }) => withUnsent(about.at, id),
};

/** It has no form to be opened again. */
export const orderFloorsWrite: WriteKind<typeof floorEndpoints.orderFloors, AboutBuilding> = {
  name: 'orderFloors',
  endpoint: floorEndpoints.orderFloors,
  title: () => text('buildings:outbox.orderFloors'),
  place: ({ building }) => building,
  page: ({ at }) => at,
  delivered: ({ client }) => refreshBuilding(client),
};

/** Its form has no dialog to be opened again. */
export const addNoteWrite: WriteKind<typeof buildingNoteEndpoints.addBuildingNote, AboutBuilding> = {
  name: 'addBuildingNote',
  endpoint: buildingNoteEndpoints.addBuildingNote,
  title: () => text('buildings:outbox.addNote'),
  place: ({ building }) => building,
  page: ({ at }) => at,
  delivered: ({ client, write }) =>
    void client.invalidateQueries({ queryKey: notesQuery(write.about.buildingId).queryKey }),
};

export const buildingWrites = [
  createBuildingWrite,
  updateBuildingWrite,
  createTenantWrite,
  updateTenantWrite,
  createVacancyWrite,
  updateVacancyWrite,
  createFloorsWrite,
  updateFloorWrite,
  orderFloorsWrite,
  createCommonAreasWrite,
  updateCommonAreaWrite,
  addNoteWrite,
];

export const aboutBuilding = (
  { id, name: building }: Pick<Building, 'id' | 'name'>,
  name: string,
  record: number | null = null,
): AboutBuilding => ({ buildingId: id, building, name, record, at: hereHref() });
