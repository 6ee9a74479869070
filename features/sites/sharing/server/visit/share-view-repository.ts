import { daysBefore } from '#platform/server/db/days-before';
import type { Tenant } from '#platform/server/db/tenant';

/** Counts and logs one view of a shared page. */
export const logView = async (
  tenant: Tenant,
  view: { linkId: number; at: Date; ipPrefix: string | null },
): Promise<void> => {
  await tenant.query({
    name: 'share-view',
    text: `with seen as (update share_links set views = views + 1, last_viewed_at = $3
        where organization_id = $1 and id = $2 returning id)
      insert into share_link_views (organization_id, link_id, at, ip_prefix) select $1, id, $3, $4 from seen`,
    values: [tenant.organizationId, view.linkId, view.at, view.ipPrefix],
  });
};

/** Entries of views are kept for 90 days; their number stays with the link. */
export const purgeOldViews = async (tenant: Tenant, now: Date): Promise<void> => {
  await tenant.db
    .deleteFrom('share_link_views')
    .where('organization_id', '=', tenant.organizationId)
    .where('at', '<', daysBefore(now, 90))
    .execute();
};
