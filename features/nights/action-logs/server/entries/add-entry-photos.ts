import { attachFiles, type StoredFile, storeFiles } from '#features/accounts/files/server';
import { invalid } from '#platform/contract/errors';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import { type entryEndpoints, maxEntryPhotos } from '../../contract/index.ts';
import { presentLog } from '../log/present-log.ts';
import { photosOfEntry } from './entry-repository.ts';
import { recordEntryChange } from './record-entry-change.ts';
import { requireEntry } from './require-entry.ts';

type Endpoint = (typeof entryEndpoints)['addEntryPhotos'];

/** Photos belong to their entry, never to the screen that was open when they were taken. */
export const addEntryPhotos = preparedHandler<Endpoint, readonly StoredFile[]>({
  prepare: async ({ files, wiring, person }) => {
    if (files.length === 0) throw invalid({ files: ['file_missing'] });
    return storeFiles(wiring, person.organizationId, files);
  },
  run: async (call, photos) => {
    const { tenant, params, body } = call;
    const { entry, log } = await requireEntry(call, params.id);
    const before = await photosOfEntry(tenant, entry.id);
    if (before.length + photos.length > maxEntryPhotos)
      throw invalid({ files: [{ code: 'action_log_files_too_many', values: { maximum: maxEntryPhotos } }] });
    const { visibility } = entry;
    await attachFiles(tenant, photos, {
      ownerEntity: 'action-log-entry',
      ownerId: entry.id,
      visibility,
      details: body,
    });
    await recordEntryChange(call, log, {
      action: 'action-log.photos-added',
      entryId: entry.id,
      changes: { photos: [null, entry.action_type] },
    });
    return presentLog(call, log.id);
  },
});
