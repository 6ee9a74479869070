import { templateForInspection } from '#features/quality/inspection-templates/server';
import { loadJob } from '#features/sites/jobs/server';
import { happenedAt } from '#platform/contract/device-clock';
import { invalid, notFound } from '#platform/contract/errors';
import { checkDeviceTime } from '#platform/server/clock/device-clock';
import type { SignedInCall } from '#platform/server/http/call';
import type { Inspection, inspectionEndpoints } from '../../contract/index.ts';
import { choosePlaces } from '../places/choose-places.ts';
import { beginInspection } from './begin-inspection.ts';
import { presentInspection } from './present-inspection.ts';

type Call = SignedInCall<(typeof inspectionEndpoints)['createInspection']>;
type Template = NonNullable<Awaited<ReturnType<typeof templateForInspection>>>;

const visibilityOf = ({ visibility: fixed }: Template, asked: 'public' | 'internal' | undefined) => {
  if (fixed === 'choose') return asked ?? 'public';
  if (asked !== undefined && asked !== fixed) throw invalid({ visibility: ['inspection_visibility_fixed'] });
  return fixed;
};

const checkSite = async ({ tenant, body }: Call): Promise<Record<string, string[]>> => {
  const job = await loadJob(tenant, body.job_id);
  if (!job) throw notFound();
  return {
    ...(job.status === 'active' ? {} : { job_id: ['job_not_active'] }),
    ...(job.buildings.some(({ id }) => id === body.building_id)
      ? {}
      : { building_id: ['building_not_of_job'] }),
  };
};

const templateOf = async ({ tenant, body }: Call, errors: Record<string, string[]>): Promise<Template> => {
  const snapshot = await templateForInspection(tenant, body.template_id, body.template_version);
  if (!snapshot) {
    const field = body.template_version ? 'template_version' : 'template_id';
    errors[field] = [
      body.template_version ? 'inspection_version_unknown' : 'inspection_template_not_published',
    ];
  }
  if (!snapshot || Object.keys(errors).length > 0) throw invalid(errors);
  return snapshot;
};

/** Begins an inspection with a published template. A repeat with the same client_uuid answers the one that exists. */
export const createInspection = async (call: Call): Promise<Inspection> => {
  const { tenant, body, now } = call;
  checkDeviceTime(body, 'device_created_at', now);
  const snapshot = await templateOf(call, await checkSite(call));
  const visibility = visibilityOf(snapshot, body.visibility);
  const id = await beginInspection(call, snapshot, {
    job_id: body.job_id,
    building_id: body.building_id,
    accompanied_by: body.accompanied_by,
    visibility,
    places: await choosePlaces(tenant, body.building_id, snapshot, body),
    client_uuid: body.client_uuid,
    device_created_at: body.device_created_at ?? null,
    begun_distance_m: body.begun_distance_m,
    started_at: happenedAt(now.toISOString(), body.device_created_at ?? null),
  });
  return presentInspection(call, id);
};
