import { setProfilePhoto } from '#features/accounts/access/server';
import { attachFiles, storeFiles } from '#features/accounts/files/server';
import { invalid } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import type { sessionEndpoints } from '../../contract/index.ts';
import { presentSignedInUser } from './present-signed-in-user.ts';

type Endpoint = (typeof sessionEndpoints)['uploadProfilePhoto'];

export const uploadProfilePhoto = preparedHandler<Endpoint, Awaited<ReturnType<typeof storeFiles>>>({
  prepare: async ({ files, wiring, person }) => {
    if (files.length === 0) throw invalid({ photo: ['file_missing'] });
    return storeFiles(wiring, person.organizationId, files);
  },
  run: async ({ tenant, person, wiring, now }, photos) => {
    const [photo] = await attachFiles(tenant, photos, {
      ownerEntity: 'user',
      ownerId: person.userId,
      purpose: 'profile-photo',
      visibility: 'internal',
    });
    if (photo) await setProfilePhoto(tenant, person.userId, photo.id);
    await writeAudit(tenant, person, {
      action: 'user.photo-changed',
      entity: 'user',
      entityId: person.userId,
    });
    return presentSignedInUser(wiring.database.identity, tenant, person, now);
  },
});
