/** Why a login through a provider has failed. The address of the page that says so contains it. */
export const signOnProblems = [
  /** The organization does not use single sign-on, or does not exist. */
  'off',
  /** The provider did not answer in time, or its answer was invalid. */
  'unreachable',
  /** The provider has refused the login. */
  'refused',
  /** The attempt began in another browser or too long ago, or was finished already. */
  'expired',
  /** The answer is not meant for us, or does not come from the provider. */
  'mismatch',
  'no_email',
  'unverified',
  'other_domain',
  'no_account',
  'not_active',
  'linked_elsewhere',
] as const;

export type SignOnProblem = (typeof signOnProblems)[number];
