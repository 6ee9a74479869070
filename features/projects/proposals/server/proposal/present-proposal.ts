import { fileUrl } from '#features/accounts/files/contract';
import { lineCents } from '#features/projects/special-projects/contract';
import { todayOf } from '#features/projects/special-projects/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { type Proposal, requiredCents, stateOf, totalCents } from '../../contract/index.ts';
import { offerOf } from './describe-total.ts';
import { rightsOver } from './proposal-policy.ts';
import type { StoredProposal } from './proposal-repository.ts';
import { type Loaded, requireProposal } from './require-proposal.ts';

type Call = { tenant: Tenant; person: Person; now: Date };

export const withAmounts = (lines: StoredProposal['lines']): Proposal['lines'] =>
  lines.map((line) => ({ ...line, amount: lineCents(line) / 100 }));

const answerOf = ({ tenant }: Call, proposal: StoredProposal): Proposal['answer'] => {
  const { answered_at, lines, chosen, signature_file_id } = proposal;
  if (answered_at === null) return null;
  return {
    name: proposal.answered_by_name,
    at: answered_at,
    note: proposal.answer_note,
    chosen,
    total: proposal.status === 'approved' ? totalCents(lines, chosen) / 100 : null,
    signature_url: signature_file_id === null ? null : fileUrl(tenant.organizationId, signature_file_id),
    pdf_sha256: proposal.pdf_sha256,
  };
};

/** The proposal as people of the organization see it. */
export const presentLoaded = (call: Call, { proposal, project }: Loaded): Proposal => {
  const { id, number, title, status, client, time_zone } = project;
  const { sent_at, sent_by, sent_to, seen, questions } = proposal;
  const state = stateOf(proposal, todayOf(project, call.now));
  return {
    id: proposal.id,
    project: { id, number, title, status, client: client.name, time_zone },
    version: proposal.version,
    state,
    language: proposal.language,
    intro: proposal.intro,
    terms: proposal.terms,
    lines: withAmounts(proposal.lines),
    price_basis: offerOf({ proposal, project }).price_basis,
    required_total: requiredCents(proposal.lines) / 100,
    valid_until: proposal.valid_until,
    sent_at,
    sent_by,
    sent_to,
    seen,
    questions,
    answer: answerOf(call, proposal),
    can: rightsOver(state, project, call.person),
    updated_at: proposal.updated_at,
  };
};

export const presentProposal = async (call: Call, id: number): Promise<Proposal> =>
  presentLoaded(call, await requireProposal(call.tenant, call.person, id));
