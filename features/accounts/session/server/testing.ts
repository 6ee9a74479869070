import { insertMembership } from '#features/accounts/access/server';
import { more, type Sample, tinyPicture } from '#platform/server/testing/sample';
import { sessionEndpoints } from '../contract/index.ts';
import { createLogin } from './index.ts';

export const sample: Sample = {
  ofCompany: true,
  create: async ({ call }) => {
    const photo = { field: 'photo', file: tinyPicture, name: 'me.png' };
    const { id, profile_photo_id } = await call(sessionEndpoints.uploadProfilePhoto, { files: [photo] });
    return { userId: id, photoId: profile_photo_id ?? 0 };
  },
  grow: async (tenant) => {
    for (let n = 1; n <= more; n += 1) {
      const email = `colleague${n}@org-${tenant.organizationId}.test`;
      const user_id = await createLogin(tenant, email, 'none', 'en');
      await insertMembership(tenant, { user_id, email, first_name: 'Ana', last_name: 'Ruiz' });
    }
  },
  lists: { listUsers: '' },
  short: { listSessions: 'of one login; those that ended are deleted' },
};
