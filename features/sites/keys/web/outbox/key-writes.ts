import type { EndpointShape } from '#platform/contract/endpoint';
import { type TextKey, text } from '#platform/web/i18n/index';
import type { WriteKind } from '#platform/web/outbox/index';
import { type KeyTransition, keyEndpoints } from '../../contract/index.ts';
import { jobKeysHref } from '../addresses.ts';
import { refreshKeys } from '../live.ts';

export type AboutKey = {
  jobId: number;
  site: string;
  name: string;
  /** Null for a new one. */
  id: number | null;
};

const kind = <E extends EndpointShape>(
  name: string,
  endpoint: E,
  title: TextKey,
): WriteKind<E, AboutKey> => ({
  name,
  endpoint,
  title: (about) => text(title, { name: about.name }),
  place: ({ site }) => site,
  page: ({ jobId }) => jobKeysHref(jobId),
  delivered: ({ client }) => refreshKeys(client, []),
});

/** A refused write can be opened again in its form on the Job Card. */
const editable = <E extends EndpointShape>(made: WriteKind<E, AboutKey>): WriteKind<E, AboutKey> => ({
  ...made,
  edit: ({ id, about }) => jobKeysHref(about.jobId, id),
});

export const createKeysWrite = editable(kind('createKeys', keyEndpoints.createKeys, 'keys:outbox.create'));

export const updateKeyWrite = editable(kind('updateKey', keyEndpoints.updateKey, 'keys:outbox.update'));

export const confirmKeyWrite = kind('confirmKey', keyEndpoints.confirmKey, 'keys:outbox.confirm');

export type AboutTransition = AboutKey & { transition: KeyTransition };

export const transitionKeyWrite: WriteKind<typeof keyEndpoints.transitionKey, AboutTransition> = {
  // Devices keep unsent writes under this name.
  name: 'moveKey',
  endpoint: keyEndpoints.transitionKey,
  title: ({ transition, name }) =>
    text('keys:outbox.transition', { transition: text(`keys:step.${transition}`), name }),
  place: ({ site }) => site,
  page: ({ jobId }) => jobKeysHref(jobId),
  delivered: ({ client }) => refreshKeys(client, []),
};

export const keyWrites = [createKeysWrite, updateKeyWrite, confirmKeyWrite, transitionKeyWrite];
