export const proposalStatuses = ['draft', 'sent', 'superseded', 'withdrawn', 'approved', 'declined'] as const;

export type ProposalStatus = (typeof proposalStatuses)[number];

/** The state that people read: a sent proposal is expired after its last day without an answer. */
export const proposalStates = [...proposalStatuses, 'expired'] as const;

export type ProposalState = (typeof proposalStates)[number];

/** Days for which a proposal is valid; the day of sending does not count. */
export const daysValid = 30;

/** `today` is the day at the site; the last day counts. */
export const stateOf = (
  { status, valid_until }: { status: ProposalStatus; valid_until: string | null },
  today: string,
): ProposalState => (status === 'sent' && valid_until !== null && today > valid_until ? 'expired' : status);
