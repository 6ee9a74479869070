import type { QueryClient } from '@tanstack/react-query';
import { text } from '#platform/web/i18n/index';
import type { WriteKind } from '#platform/web/outbox/index';
import { type AreaRow, areaEndpoints } from '../../contract/index.ts';
import { createAreaHref, editAreaHref } from '../addresses.ts';
import { refreshAreas } from '../live.ts';

type AboutNewArea = { name: string };

type AboutArea = AboutNewArea & { id: number };

const delivered = ({ client, answer }: { client: QueryClient; answer: AreaRow }): void =>
  refreshAreas(client, [answer.id]);

export const createAreaWrite: WriteKind<typeof areaEndpoints.createArea, AboutNewArea> = {
  name: 'createArea',
  endpoint: areaEndpoints.createArea,
  title: ({ name }) => text('areas:outbox.create', { name }),
  delivered,
  edit: (write) => createAreaHref({ unsent: write.id }),
};

/** A save of the form, or a move in the tree, which has no form to be opened again. */
export const updateAreaWrite: WriteKind<typeof areaEndpoints.updateArea, AboutArea> = {
  name: 'updateArea',
  endpoint: areaEndpoints.updateArea,
  title: ({ name }) => text('areas:outbox.update', { name }),
  page: ({ id }) => editAreaHref(id),
  delivered,
  edit: ({ id, about, form }) => editAreaHref(about.id, form ? { unsent: id } : {}),
};

export const areaWrites = [createAreaWrite, updateAreaWrite];
