import { sharedPlaceColumns, sharedPlaceJoins } from '#features/sites/jobs/server';
import { type SharedPlace, type ShareLink, sharedPlace } from '#features/sites/sharing/contract';
import { type SharedRecord, shareRecord } from '#features/sites/sharing/server';
import { addDays } from '#platform/contract/add-days';
import { forbidden } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { proposalEndpoints } from '../../contract/index.ts';
import { maySend } from '../proposal/proposal-policy.ts';
import { recordProposalChange } from '../proposal/record-proposal-change.ts';
import { refuseUnlessOpen } from '../proposal/refuse-unless-open.ts';
import { requireProposal } from '../proposal/require-proposal.ts';

/** The place of the work of a sent proposal; undefined without a job site. */
const loadSharedPlace = async (tenant: Tenant, proposalId: number): Promise<SharedPlace | undefined> => {
  const [found] = await tenant.query({
    name: 'shared-proposal-place',
    text: `select ${sharedPlaceColumns} from special_projects t ${sharedPlaceJoins}
      join proposals p on p.organization_id = $1 and p.special_project_id = t.id and p.id = $2
        and p.status <> 'draft' and p.deleted_at is null
      where t.organization_id = $1 and t.deleted_at is null`,
    values: [tenant.organizationId, proposalId],
    row: sharedPlace,
  });
  return found;
};

const kind = 'proposal';

/** Days for which an expired proposal can still be opened, so that late readers see that it has expired. */
const daysReadable = 30;

export const shareProposal = (
  call: Parameters<typeof shareRecord>[0],
  { id, valid_until }: { id: number; valid_until: string | null },
) =>
  shareRecord(call, {
    kind,
    recordId: id,
    ...(valid_until && { until: new Date(addDays(valid_until, daysReadable)) }),
  });

type Call = SignedInCall<(typeof proposalEndpoints)['getProposalShareLink']>;

export const getProposalShareLink = async (call: Call): Promise<ShareLink> => {
  const { proposal, project } = await requireProposal(call.tenant, call.person, call.params.id);
  refuseUnlessOpen({ proposal, project }, call.now);
  const { link, created } = await shareProposal(call, proposal);
  if (created) await recordProposalChange(call, proposal.id, project, { action: 'proposal.shared' });
  return link;
};

export const sharedProposalRecord: SharedRecord = {
  // The token identifies the proposal, so the address does not name it.
  path: () => '/proposal',
  checkMayShare: async (tenant, person, id) => {
    const { project } = await requireProposal(tenant, person, id);
    if (!maySend(person)) throw forbidden();
    return { jobId: project.job_id, buildingId: project.building_id };
  },
  showsPicture: async () => false,
  placeOf: loadSharedPlace,
};
