import { todayOf } from '#features/projects/special-projects/server';
import { invalid, refused, stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import { isEnterable } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import type { Proposal, proposalEndpoints } from '../../contract/index.ts';
import { presentLoaded, presentProposal } from './present-proposal.ts';
import { waits } from './proposal-policy.ts';
import { saveProposal } from './proposal-repository.ts';
import { recordProposalChange } from './record-proposal-change.ts';
import { lockProposal } from './require-proposal.ts';

type Call = SignedInCall<(typeof proposalEndpoints)['updateProposal']>;

export const updateProposal = async (call: Call): Promise<Proposal> => {
  const { tenant, person, params } = call;
  const { updated_at: readAt, ...fields } = call.body;
  const { proposal, project } = await lockProposal(tenant, person, params.id);
  if (readAt !== proposal.updated_at) throw stale(presentLoaded(call, { proposal, project }));
  if (proposal.status !== 'draft') throw refused('proposal_frozen');
  if (!waits(project)) throw refused('proposal_project_over');
  const today = todayOf(project, call.now);
  const { valid_until } = fields;
  if (valid_until !== null && (valid_until < today || !isEnterable(valid_until, today)))
    throw invalid({ valid_until: ['proposal_date_passed'] });
  const changes = changesOf(proposal, fields);
  if (Object.keys(changes).length === 0) return presentProposal(call, proposal.id);
  await saveProposal(tenant, proposal.id, { ...fields, lines: JSON.stringify(fields.lines) });
  await recordProposalChange(call, proposal.id, project, { action: 'proposal.updated', changes });
  return presentProposal(call, proposal.id);
};
