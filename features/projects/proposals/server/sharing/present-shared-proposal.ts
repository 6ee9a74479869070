import { todayOf } from '#features/projects/special-projects/server';
import { type SharedProposal, stateOf, totalCents } from '../../contract/index.ts';
import { offerOf } from '../proposal/describe-total.ts';
import { withAmounts } from '../proposal/present-proposal.ts';
import type { Loaded } from '../proposal/require-proposal.ts';
import { digestOf } from './digest-of.ts';

/** Names every field, so that a new field is not shown to strangers until someone adds it here. */
export const presentSharedProposal = (loaded: Loaded, now: Date): SharedProposal => {
  const { proposal, project } = loaded;
  const { answered_at, answered_by_name: name, chosen, lines } = proposal;
  const agreed = proposal.status === 'approved' ? totalCents(lines, chosen) / 100 : null;
  const { title, description, client, site, price_basis } = offerOf(loaded);
  return {
    number: project.number,
    shown: digestOf(loaded),
    title,
    description,
    client,
    site,
    price_basis,
    version: proposal.version,
    state: stateOf(proposal, todayOf(project, now)),
    language: proposal.language,
    time_zone: project.time_zone,
    intro: proposal.intro,
    terms: proposal.terms,
    lines: withAmounts(lines),
    sent_at: proposal.sent_at ?? '',
    valid_until: proposal.valid_until ?? '',
    questions: proposal.questions.map(({ id: _id, ...question }) => question),
    answer: answered_at === null ? null : { name, at: answered_at, chosen, total: agreed },
  };
};
