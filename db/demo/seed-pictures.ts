import { setProfilePhoto } from '#features/accounts/access/server';
import { type AttachOptions, attachFiles } from '#features/accounts/files/server';
import { setOrganizationFile } from '#features/accounts/organizations/server';
import { wallOf } from '#platform/contract/zoned-time';
import type { Tenant } from '#platform/server/db/tenant';
import { isDone, marksOf, pictureKeys, portrayed, signerOf } from './demo-pictures.ts';
import { minute } from './demo-times.ts';
import type { HistoryLine } from './seed-history.ts';
import type { SeededTask } from './seed-tasks.ts';
import type { StoredPictures } from './store-pictures.ts';

type Upload = Omit<AttachOptions, 'details'> & {
  key: string;
  by: number | null;
  at: number;
  /** For photos: the time zone of the camera's clock. */
  zone?: string;
  comment?: string;
  markups?: NonNullable<NonNullable<AttachOptions['details']>['markups']>;
};

/** The file as it would be if `by` had uploaded it at `at`; a photo was taken some minutes before. */
export const attachPicture = async (
  tenant: Tenant,
  stored: StoredPictures,
  { key, by, at, zone, comment = '', markups = [], ...options }: Upload,
): Promise<number> => {
  const picture = stored.get(key);
  if (!picture) throw new Error(`the demo has no picture ${key}`);
  const taken = zone ? wallOf(at - 4 * minute, zone) : null;
  const name = taken ? `IMG_${taken.replaceAll(/[-:]/g, '').replace('T', '_')}.jpg` : picture.name;
  const details = { markups, comments: [comment], exif: [taken ? { taken_at: `${taken}:00` } : null] };
  const [file] = await attachFiles({ ...tenant, userId: by }, [{ ...picture, name }], {
    ...options,
    details,
  });
  if (!file) throw new Error(`the picture ${key} could not be attached`);
  await tenant.db
    .updateTable('files')
    .set({ created_at: new Date(at).toISOString() })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', file.id)
    .execute();
  return file.id;
};

const attachPhotos = async (
  tenant: Tenant,
  stored: StoredPictures,
  seeded: SeededTask,
): Promise<HistoryLine[]> => {
  const { id, index, task, times, place, creator, assignee } = seeded;
  const photo = {
    ownerEntity: 'task',
    ownerId: id,
    zone: place.zone,
    visibility: task.internal ? 'internal' : 'public',
  } as const;
  const before = { key: pictureKeys.before(index), by: creator, at: times.created + minute };
  await attachPicture(tenant, stored, { ...photo, ...before, markups: [marksOf(task)] });
  if (!isDone(task) || times.ended === null) return [];
  const at = times.ended - 3 * minute;
  const after = { key: pictureKeys.after(index), by: assignee, at, purpose: 'resolution' };
  await attachPicture(tenant, stored, { ...photo, ...after });
  return [{ task: seeded, action: 'task.images-added', at, by: assignee, changes: { photos: [null, 1] } }];
};

const sign = async (tenant: Tenant, stored: StoredPictures, task: SeededTask): Promise<HistoryLine> => {
  const { id, index, times, assignee } = task;
  const at = (times.ended ?? times.created) - 2 * minute;
  const name = signerOf(index);
  const file_id = await attachPicture(tenant, stored, {
    key: pictureKeys.signature(index),
    by: assignee,
    at,
    ownerEntity: 'task',
    ownerId: id,
    purpose: 'signature',
    visibility: 'internal',
  });
  const signature = JSON.stringify({ name, file_id, at: new Date(at).toISOString() });
  await tenant.db
    .updateTable('tasks')
    .set({ signature })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
  return { task, action: 'task.signed', at, by: assignee, changes: { signature: [null, name] } };
};

/** Photos of the defects and of the results, and what clients signed. */
export const seedTaskPictures = async (
  tenant: Tenant,
  stored: StoredPictures,
  tasks: readonly SeededTask[],
): Promise<HistoryLine[]> => {
  const lines: HistoryLine[] = [];
  for (const one of tasks) {
    if (one.task.pictured) lines.push(...(await attachPhotos(tenant, stored, one)));
    if (one.task.requireSignature) lines.push(await sign(tenant, stored, one));
  }
  return lines;
};

/** As in the logo. */
const brand = { primary: '#0f766e', secondary: '#0e5a7a' };

/** Portraits, the logos and the colours of the company. */
export const seedBrand = async (
  tenant: Tenant,
  stored: StoredPictures,
  people: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> => {
  const at = now.getTime() - 300 * 24 * 60 * minute;
  for (const login of portrayed) {
    const userId = people.get(login);
    if (userId === undefined) continue;
    const owner = { ownerEntity: 'user', ownerId: userId, purpose: 'profile-photo' };
    const key = pictureKeys.portrait(login);
    const fileId = await attachPicture(tenant, stored, {
      key,
      by: userId,
      at,
      ...owner,
      visibility: 'internal',
    });
    await setProfilePhoto(tenant, userId, fileId);
  }
  const owner = { ownerEntity: 'organization', ownerId: tenant.organizationId, purpose: 'logo' };
  const by = people.get('admin') ?? null;
  for (const [kind, key] of [
    ['logo', pictureKeys.logo],
    ['logo_horizontal', pictureKeys.wideLogo],
  ] as const) {
    const fileId = await attachPicture(tenant, stored, { key, by, at, ...owner, visibility: 'public' });
    await setOrganizationFile(tenant, kind, fileId);
  }
  await tenant.db
    .updateTable('organizations')
    .set({ primary_brand_color: brand.primary, secondary_brand_color: brand.secondary })
    .where('id', '=', tenant.organizationId)
    .execute();
};
