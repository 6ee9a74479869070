import {
  applyTransition,
  type StoredProject,
  saveOffer,
  setProjectScope,
  type TransitionCall,
  todayOf,
} from '#features/projects/special-projects/server';
import { addDays } from '#platform/contract/add-days';
import { invalid, refused } from '#platform/contract/errors';
import { daysValid, isPriced, soldLines } from '../../contract/index.ts';
import { offerOf } from '../proposal/describe-total.ts';
import { waits } from '../proposal/proposal-policy.ts';
import { proposalsOf, saveProposal } from '../proposal/proposal-repository.ts';
import { type ChangeCall, recordProposalChange } from '../proposal/record-proposal-change.ts';
import { refuseUnlessOpen } from '../proposal/refuse-unless-open.ts';
import type { Loaded } from '../proposal/require-proposal.ts';

/** Marks proposals that the client could still answer as superseded by a newer one. */
const supersede = async (call: ChangeCall, { project }: Loaded): Promise<void> => {
  for (const { id, status } of await proposalsOf(call.tenant, project.id)) {
    if (status !== 'sent') continue;
    await saveProposal(call.tenant, id, { status: 'superseded' });
    await recordProposalChange(call, id, project, {
      action: 'proposal.superseded',
      from: 'sent',
      to: 'superseded',
    });
  }
};

/** Marks a draft as sent, after which its content no longer changes, and gives its lines to the project. Returns the project;
 * its status does not change, which is the task of `sendProposal`. */
export const freezeProposal = async (
  call: ChangeCall,
  { proposal, project }: Loaded,
  emails: readonly string[],
): Promise<StoredProject> => {
  const { tenant, now } = call;
  const today = todayOf(project, now);
  const valid_until = proposal.valid_until ?? addDays(today, daysValid);
  if (!isPriced(proposal.lines)) throw invalid({ price: ['price_required'] });
  if (valid_until < today) throw invalid({ valid_until: ['proposal_date_passed'] });
  await supersede(call, { proposal, project });
  await saveProposal(tenant, proposal.id, {
    status: 'sent',
    valid_until,
    sent_at: now.toISOString(),
    sent_by: tenant.userId,
    sent_to: JSON.stringify(emails),
    offered: JSON.stringify(offerOf({ proposal, project })),
  });
  await saveOffer(tenant, project.id, { sent_at: now.toISOString(), valid_until, answer: null });
  await recordProposalChange(call, proposal.id, project, {
    action: 'proposal.sent',
    from: 'draft',
    to: 'sent',
    changes: { emails: [null, emails.join(', ')] },
  });
  return setProjectScope(call, project, soldLines(proposal.lines, []));
};

/** Sends a draft, which makes its project proposed; a proposal that was sent before goes to more people. */
export const sendProposal = async (
  call: TransitionCall,
  { proposal, project }: Loaded,
  emails: readonly string[],
): Promise<void> => {
  refuseUnlessOpen({ proposal, project }, call.now, ['draft', 'sent']);
  if (proposal.status === 'sent') {
    const sent_to = [...new Set([...proposal.sent_to, ...emails])];
    await saveProposal(call.tenant, proposal.id, { sent_to: JSON.stringify(sent_to) });
    await recordProposalChange(call, proposal.id, project, {
      action: 'proposal.sent',
      changes: { emails: [null, emails.join(', ')] },
    });
    return;
  }
  if (!waits(project)) throw refused('proposal_project_over');
  const priced = await freezeProposal(call, { proposal, project }, emails);
  if (priced.status === 'draft')
    await applyTransition(call, priced, { name: 'propose', emails, followsOther: true });
};
