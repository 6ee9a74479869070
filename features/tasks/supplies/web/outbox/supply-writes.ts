import type { QueryClient } from '@tanstack/react-query';
import { text } from '#platform/web/i18n/index';
import type { WriteKind } from '#platform/web/outbox/index';
import {
  type JobSupplies,
  type Supply,
  supplyEndpoints,
  supplyRequestEndpoints,
} from '../../contract/index.ts';
import { jobSuppliesHref } from '../addresses.ts';
import { refreshSupplies } from '../live.ts';
import { suppliesQuery } from '../queries.ts';
import { countKind, requestKind, stockKind } from './kinds.ts';

/** What the outbox shows about a write for a site. */
export type AboutSite = { jobId: number; site: string };

export type AboutSupply = AboutSite & { supplyId: number | null; name: string };

export type AboutCount = AboutSupply & { onHand: number };

export type AboutRequest = AboutSite & {
  lines: { name: string; unit: string; quantity: number }[];
  note: string;
};

export type AboutStock = AboutSite & { requestId: number };

const ofSite = {
  place: ({ site }: AboutSite): string => site,
  page: ({ jobId }: AboutSite): string => jobSuppliesHref(jobId),
};

/** Opens the form of a refused entry again. */
const edit = ({ id, about }: { id: string; about: AboutSite }): string =>
  `${jobSuppliesHref(about.jobId)}&unsent=${id}`;

/** Shows the answer at once; everything that follows from it is read again. */
const take = (client: QueryClient, jobId: number, supply: Supply): void => {
  client.setQueryData<JobSupplies>(
    suppliesQuery(jobId).queryKey,
    (known) =>
      known && { ...known, supplies: known.supplies.map((each) => (each.id === supply.id ? supply : each)) },
  );
};

export const createSupplyWrite: WriteKind<typeof supplyEndpoints.createSupply, AboutSupply> = {
  ...ofSite,
  name: 'createSupply',
  endpoint: supplyEndpoints.createSupply,
  title: ({ name }) => text('supplies:outbox.create', { name }),
  delivered: ({ client, answer }) => refreshSupplies(client, [answer.id]),
  edit,
};

export const updateSupplyWrite: WriteKind<typeof supplyEndpoints.updateSupply, AboutSupply> = {
  ...ofSite,
  name: 'updateSupply',
  endpoint: supplyEndpoints.updateSupply,
  title: ({ name }) => text('supplies:outbox.update', { name }),
  delivered: ({ client, answer, write }) => {
    take(client, write.about.jobId, answer);
    refreshSupplies(client, [answer.id]);
  },
  edit,
};

export const countSupplyWrite: WriteKind<typeof supplyEndpoints.countSupply, AboutCount> = {
  ...ofSite,
  name: countKind,
  endpoint: supplyEndpoints.countSupply,
  title: ({ name }) => text('supplies:outbox.count', { name }),
  delivered: ({ client, answer, write }) => take(client, write.about.jobId, answer),
};

export const requestSuppliesWrite: WriteKind<
  typeof supplyRequestEndpoints.createSupplyRequest,
  AboutRequest
> = {
  ...ofSite,
  name: requestKind,
  endpoint: supplyRequestEndpoints.createSupplyRequest,
  title: () => text('supplies:outbox.request'),
  delivered: ({ client, answer }) => refreshSupplies(client, [answer.id]),
  edit,
};

export const stockRequestWrite: WriteKind<typeof supplyRequestEndpoints.stockSupplyRequest, AboutStock> = {
  ...ofSite,
  name: stockKind,
  endpoint: supplyRequestEndpoints.stockSupplyRequest,
  title: () => text('supplies:outbox.stock'),
  delivered: ({ client, answer }) => refreshSupplies(client, [answer.id]),
};

export const supplyWrites = [
  createSupplyWrite,
  updateSupplyWrite,
  countSupplyWrite,
  requestSuppliesWrite,
  stockRequestWrite,
];
