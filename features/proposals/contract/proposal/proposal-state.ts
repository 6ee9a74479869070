export const proposalStatuses = ['draft', 'sent', 'superseded', 'withdrawn', 'approved', 'declined'] as const;

export type ProposalStatus = (typeof proposalStatuses)[number];

/** As people read it: sent, and over without an answer, is expired. */
export const proposalStates = [...proposalStatuses, 'expired'] as const;

export type ProposalState = (typeof proposalStates)[number];

/** Days from the day it is sent, that day not counted. */
export const daysValid = 30;

/** `today` is the day at the site; the last day counts. */
export const stateOf = (
  { status, valid_until }: { status: ProposalStatus; valid_until: string | null },
  today: string,
): ProposalState => (status === 'sent' && valid_until !== null && today > valid_until ? 'expired' : status);
