import { invalid, notFound, stale } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Entries } from '#platform/server/feature/server-feature';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import type { areaEndpoints } from '../contract/index.ts';
import { areaRepository, lockTree } from './area-repository.ts';

/** Moves records of a higher feature from one area to another, all of them or those named, and writes the audit entry of
 * each. Returns the ids of what moved. */
export type MoveBetweenAreas = (
  tenant: Tenant,
  person: Person,
  move: { from: number; to: number; only: readonly number[] | undefined },
) => Promise<number[]>;

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** By what moves: `buildings`. */
    areaMoves: MoveBetweenAreas;
  }
}

type Call = SignedInCall<(typeof areaEndpoints)['reassignBuildings']>;

/** Empties an area, so that it can be deleted. The listener of `area.reassigned` changes what managers see. */
export const reassignBuildings =
  ({ buildings: moveBuildings }: Entries<'areaMoves'>) =>
  async ({ params: { id }, body, tenant, person, wiring }: Call) => {
    const { area_id: to, building_ids: only, updated_at: readAt } = body;
    // Nobody can delete either area until the transaction ends.
    await lockTree(tenant);
    const area = await areaRepository.load(tenant, id);
    if (!area) throw notFound();
    if (area.updated_at !== readAt) throw stale(area);
    if (to === id) throw invalid({ area_id: ['area_same'] });
    if (!(await areaRepository.load(tenant, to))) throw invalid({ area_id: ['invalid_ids'] });
    const moved = (await moveBuildings?.(tenant, person, { from: id, to, only })) ?? [];
    const changes: Record<string, [unknown, unknown]> = { buildings_area_id: [id, to] };
    await writeAudit(tenant, person, { action: 'area.reassigned', entity: 'area', entityId: id, changes });
    await wiring.events.publish(tenant, {
      name: 'area.reassigned',
      entity: 'area',
      entityId: id,
      jobId: null,
      actorUserId: person.userId,
      data: { area_id: to, moved: moved.length },
    });
    return { id, area_id: to, moved: moved.length, building_ids: moved };
  };
