/** Why a sign-in by a provider ended on a page of its own: the address of that page names it. */
export const signOnProblems = [
  /** The company does not use single sign-on, or there is none. */
  'off',
  /** The provider did not answer in time, or nonsense. */
  'unreachable',
  /** The provider said no. */
  'refused',
  /** Begun in another browser, too long ago, or finished already. */
  'expired',
  /** What the provider sent is not for us, or not from it. */
  'mismatch',
  'no_email',
  'unverified',
  'other_domain',
  'no_account',
  'not_active',
  'linked_elsewhere',
] as const;

export type SignOnProblem = (typeof signOnProblems)[number];
