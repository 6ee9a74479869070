import type { RateClass } from '#platform/contract/endpoint';

/** Requests a minute per person, or per address where nobody is signed in. Sign-in has its own throttle on top. */
export const rateClasses: Record<RateClass, number> = {
  read: 1200,
  write: 300,
  upload: 120,
  export: 20,
  'sign-in': 30,
  public: 60,
};
