import { createHash } from 'node:crypto';
import { requiredCents } from '../../contract/index.ts';
import type { Loaded } from '../proposal/load-proposal.ts';
import { offerOf } from '../proposal/offer-of.ts';

/** Names what a page shows without naming a record: a browser holds one token, and may have two proposals open. */
export const digestOf = (loaded: Loaded): string => {
  const { proposal, project } = loaded;
  const { version, lines, intro, terms, language } = proposal;
  const total = requiredCents(lines);
  const shown = [project.number, version, offerOf(loaded), lines, total, intro, terms, language];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 32);
};
