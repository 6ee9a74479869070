import { findFiles, paperPicture } from '#features/accounts/files/server';
import type { NotificationKind } from '#features/sites/notifications/server';
import { systemScope } from '#platform/server/http/person';

/** Bytes of one picture. Three pictures of this size, at twice the size shown, do not make a mail heavy. */
const maxBytes = 60_000;

/** Photos of answers for a mail, with their marks; none of a photo that was removed in the meantime. */
export const noticePictures: NonNullable<NotificationKind['pictures']> = async (
  { database, storage },
  organizationId,
  photos,
) => {
  const files = await database.withTenant(systemScope(organizationId), (tenant) => findFiles(tenant, photos));
  const ofAnswers = files.filter(({ owner_entity }) => owner_entity === 'inspection-answer');
  const read = await Promise.all(
    ofAnswers.map(async (file) => [file.id, await paperPicture(storage, file, maxBytes)] as const),
  );
  return new Map(read.flatMap(([id, picture]) => (picture ? [[id, picture] as const] : [])));
};
