import type { RateClass } from '#platform/contract/endpoint';

/** Requests a minute per person, or per address where nobody is signed in. Many people sign in from one
 * address: what slows guesses is the throttle of failures. */
export const rateClasses: Record<RateClass, number> = {
  read: 1200,
  // A page of photos asks for hundreds of small ones while somebody scrolls.
  file: 6000,
  write: 300,
  upload: 120,
  export: 20,
  'sign-in': 300,
  public: 60,
};
