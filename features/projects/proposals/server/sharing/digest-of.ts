import { createHash } from 'node:crypto';
import { requiredCents } from '../../contract/index.ts';
import { offerOf } from '../proposal/describe-total.ts';
import type { Loaded } from '../proposal/require-proposal.ts';

/** A hash of what a page shows. A browser holds only one token, but may have two proposals open in its tabs, so each answer
 * must say which content it was given to. */
export const digestOf = (loaded: Loaded): string => {
  const { proposal, project } = loaded;
  const { version, lines, intro, terms, language } = proposal;
  const total = requiredCents(lines);
  const shown = [project.number, version, offerOf(loaded), lines, total, intro, terms, language];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 32);
};
