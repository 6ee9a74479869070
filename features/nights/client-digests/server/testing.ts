import type { Sample } from '#platform/server/testing/sample';
import { findDigest } from './digest-repository.ts';

export const sample: Sample = {
  statements: [(tenant) => findDigest(tenant, 1)],
};
