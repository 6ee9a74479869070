import type { RateClass } from '#platform/contract/endpoint';

/** Requests a minute for each person, or for each address when nobody is logged in. Many people log in from one address, so
 * guessing is slowed by the throttle of failed logins, not here. */
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
