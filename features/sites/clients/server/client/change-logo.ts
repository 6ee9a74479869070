import { attachFiles, softDeleteFile, storeFiles } from '#features/accounts/files/server';
import { invalid, notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import type { clientEndpoints } from '../../contract/index.ts';
import type { ClientParts } from '../parts.ts';
import { presentClientNow } from './client-presenter.ts';
import { type Client, lockClient, setClient } from './client-repository.ts';
import { type ClientCall, recordClientChange } from './record-client-change.ts';

type Upload = (typeof clientEndpoints)['uploadClientLogo'];
type Remove = (typeof clientEndpoints)['removeClientLogo'];

const found = async ({ tenant, params }: ClientCall & { params: { id: number } }): Promise<Client> => {
  const client = await lockClient(tenant, params.id);
  if (!client || client.deleted_at !== null) throw notFound();
  return client;
};

/** Deletes the previous file: a client has one logo. */
export const replaceLogo = async (call: ClientCall, { id, logo_file_id }: Client, fileId: number | null) => {
  await setClient(call.tenant, id, { logo_file_id: fileId });
  if (logo_file_id !== null) await softDeleteFile(call.tenant, logo_file_id);
  const changes: Record<string, [unknown, unknown]> = { logo: [logo_file_id, fileId] };
  await recordClientChange(call, id, { action: 'client.logo-changed', changes });
};

export const uploadClientLogo = (parts: ClientParts) =>
  preparedHandler<Upload, Awaited<ReturnType<typeof storeFiles>>>({
    prepare: async ({ files, wiring, person }) => {
      if (files.length === 0) throw invalid({ logo: ['file_missing'] });
      return storeFiles(wiring, person.organizationId, files);
    },
    run: async (call, pictures) => {
      const client = await found(call);
      const owner = { ownerEntity: 'client', ownerId: client.id, purpose: 'logo' };
      const [logo] = await attachFiles(call.tenant, pictures, owner);
      await replaceLogo(call, client, logo?.id ?? null);
      return presentClientNow(parts, call.tenant, call.person, client.id);
    },
  });

export const removeClientLogo = (parts: ClientParts) => async (call: SignedInCall<Remove>) => {
  const client = await found(call);
  if (client.logo_file_id === null) throw notFound();
  await replaceLogo(call, client, null);
  return presentClientNow(parts, call.tenant, call.person, client.id);
};
