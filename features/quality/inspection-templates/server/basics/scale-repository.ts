import type { Updateable } from 'kysely';
import { z } from 'zod';
import { fieldOfConstraint } from '#platform/server/db/field-of-constraint';
import type { Tenant } from '#platform/server/db/tenant';
import type { RatingScales } from '../../../../../db/schema/types.ts';
import { type OwnScale, ownScale, type ScaleChoice } from '../../contract/index.ts';

const taken = fieldOfConstraint({ rating_scales_name_key: { field: 'name', code: 'taken' } });

const all = z.array(ownScale);

/** All scales of the organization, including those out of use. */
export const scalesOf = async ({ db, organizationId }: Tenant): Promise<OwnScale[]> =>
  all.parse(
    await db
      .selectFrom('rating_scales')
      .select(['id', 'key', 'name', 'choices', 'active', 'updated_at'])
      .where('organization_id', '=', organizationId)
      .where('deleted_at', 'is', null)
      .orderBy('name')
      .orderBy('id')
      .execute(),
  );

type Fields = { name: string; choices: readonly ScaleChoice[]; active: boolean };

const stored = ({ choices, ...fields }: Fields) => ({ ...fields, choices: JSON.stringify(choices) });

export const insertScale = (
  { db, organizationId, userId }: Tenant,
  fields: Fields,
): Promise<{ id: number; key: string }> =>
  db
    .insertInto('rating_scales')
    .values({ ...stored(fields), organization_id: organizationId, created_by: userId, updated_by: userId })
    .returning(['id', 'key'])
    .executeTakeFirstOrThrow()
    .catch(taken);

/** Returns false when someone has saved the scale since `readAt`. */
export const saveScale = async (
  { db, organizationId, userId }: Tenant,
  id: number,
  readAt: string,
  fields: Fields,
): Promise<boolean> => {
  const set: Updateable<RatingScales> = { ...stored(fields), updated_by: userId };
  const { numUpdatedRows } = await db
    .updateTable('rating_scales')
    .set(set)
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('updated_at', '=', readAt)
    .executeTakeFirst()
    .catch(taken);
  return numUpdatedRows > 0n;
};
