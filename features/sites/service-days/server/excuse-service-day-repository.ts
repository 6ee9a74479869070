import type { Tenant } from '#platform/server/db/tenant';

/** Excuses a service day with a reason, unless somebody else has; returns whether it did. With null the day is owed again.
 * The caller must check that the site may be seen. */
export const excuseServiceDay = async (
  tenant: Tenant,
  id: number,
  excuse: { at: string; reason: string } | null,
): Promise<boolean> => {
  const { numUpdatedRows } = await tenant.db
    .updateTable('service_days')
    .set({
      excused_at: excuse?.at ?? null,
      excused_by: excuse ? tenant.userId : null,
      excuse_reason: excuse?.reason ?? null,
    })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .$if(excuse !== null, (update) =>
      update.where((eb) => eb.or([eb('excused_at', 'is', null), eb('excused_by', '=', tenant.userId)])),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};
