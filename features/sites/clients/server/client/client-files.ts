import { defineFileWriters, type FileChange } from '#features/accounts/files/server';
import { replaceLogo } from './change-logo.ts';
import { lockClient } from './client-repository.ts';

/** The logo is changed by whoever may change clients. */
export const clientFileWriters = defineFileWriters({
  hold: ({ tenant }, id) => lockClient(tenant, id),
  mayWrite: { logo: ({ flags }) => flags.has('admin.canAddClient') },
  isOpen: 'always',
});

/** A removed logo is taken away from its client too, and from all open pages. */
export const clientFileChanged: FileChange = async (call, { how, file }) => {
  const client = how === 'deleted' ? await lockClient(call.tenant, file.owner_id) : undefined;
  if (client?.logo_file_id === file.id) await replaceLogo(call, client, null);
};
