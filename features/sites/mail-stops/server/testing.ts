import type { Sample } from '#platform/server/testing/sample';

export const sample: Sample = {
  ofCompany: true,
  // Tokens stand in mails alone; with one that nobody has, the statements run all the same.
  create: async () => ({ mailToken: 'x'.repeat(43) }),
  short: { listMailStops: 'at most three for each contact of one client' },
};
