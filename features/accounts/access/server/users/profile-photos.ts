import { defineFileWriters, type FileChange, onlyItsId } from '#features/accounts/files/server';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { loadMembership, setProfilePhoto } from './user-repository.ts';

/** A photo is changed by the person whom it shows, and by whoever may edit people. */
export const profilePhotoWriters = defineFileWriters({
  hold: onlyItsId,
  mayWrite: {
    'profile-photo': ({ userId, flags }, { id }) => userId === id || flags.has('admin.canEditUser'),
  },
  isOpen: 'always',
});

/** A person whose photo was removed has none. */
export const profilePhotoChanged: FileChange = async ({ tenant, person }, { how, file }) => {
  const { id, owner_id: userId } = file;
  if (how !== 'deleted' || (await loadMembership(tenant, userId))?.profile_photo_id !== id) return;
  await setProfilePhoto(tenant, userId, null);
  await writeAudit(tenant, person, { action: 'user.photo-changed', entity: 'user', entityId: userId });
};
