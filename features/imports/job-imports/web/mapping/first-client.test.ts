import { expect, it } from 'vitest';
import type { JobImportMapping } from '../../contract/index.ts';
import { withFirstClient } from './first-client.ts';

const mapping = { client: null, columns: {} } as JobImportMapping;
const fresh = { name: '', account_number: '' };

const clientOf = (
  clients: readonly unknown[] | undefined,
  { create = true, ...more }: Partial<JobImportMapping> & { create?: boolean } = {},
) =>
  withFirstClient(
    { mapping: { ...mapping, ...more }, can: { run: true, undo: false, create_client: create } },
    clients,
  ).client;

it('is a new one where there is none to choose from', () => {
  expect(clientOf([])).toEqual(fresh);
});

it.each([
  ['there are clients', [{}], {}],
  ['they could not be read', undefined, {}],
  ['the file names them', [], { columns: { client_name: 'Client' } }],
  ['the person may not create one', [], { create: false }],
])('is asked for when %s', (_what, clients, more) => expect(clientOf(clients, more)).toBeNull());

it('is made with those that the file names, where there are none and the person may', () => {
  const creates = (clients: readonly unknown[], create_client: boolean) =>
    withFirstClient(
      {
        mapping: { ...mapping, columns: { client_name: 'Client' }, create_clients: false },
        can: { run: true, undo: false, create_client },
      },
      clients,
    ).create_clients;
  expect([creates([], true), creates([], false), creates([{}], true)]).toEqual([true, false, false]);
});

it('stays what was chosen before', () => {
  expect(clientOf([], { client: { id: 7 } })).toEqual({ id: 7 });
});
