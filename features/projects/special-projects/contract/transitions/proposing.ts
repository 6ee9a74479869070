/** What is known of a project when it is proposed to its client. */
export type ProposalFacts = {
  client_id: number | null;
  description: string;
  /** Whole cents. */
  price: number | null;
  /** Whom the proposal goes to. */
  emails: readonly string[];
};

type Rule = readonly [field: string, isMissing: (facts: ProposalFacts) => boolean, code: string];

const rules: readonly Rule[] = [
  ['client_id', ({ client_id }) => client_id === null, 'client_id_required'],
  ['price', ({ price }) => (price ?? 0) <= 0, 'price_required'],
  ['description', ({ description }) => description === '', 'project_description_required'],
  ['emails', ({ emails }) => emails.length === 0, 'email_required'],
];

/** Everything that is missing before a client can be asked: the code of a text for each field. */
export const missingToPropose = (facts: ProposalFacts): Record<string, string> =>
  Object.fromEntries(
    rules.filter(([, isMissing]) => isMissing(facts)).map(([field, , code]) => [field, code]),
  );
