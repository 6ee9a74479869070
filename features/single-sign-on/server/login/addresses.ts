import type { RedirectAnswer } from '#platform/server/http/call';
import type { Wiring } from '#platform/server/http/wiring';
import type { SignOnProblem } from '../../contract/index.ts';

/** An address of each company: a code that one provider gave never reaches another one, because it comes back somewhere
 * else. */
export const redirectAddress = ({ publicUrl }: Wiring['config'], slug: string): string =>
  `${publicUrl}/sso/${slug}/callback`;

export const startAddress = ({ publicUrl }: Wiring['config'], slug: string): string =>
  `${publicUrl}/sso/${slug}`;

const page = (query: Record<string, string>): RedirectAnswer => ({
  location: `/login/sso?${new URLSearchParams(query)}`,
});

/** The page that says why not. */
export const problemPage = (problem: SignOnProblem, slug?: string): RedirectAnswer =>
  page({ problem, ...(slug && { company: slug }) });

/** The page that asks before a link of another site changes who is signed in. */
export const questionPage = (slug: string, redirect: string | undefined): RedirectAnswer =>
  page({ company: slug, ...(redirect && { redirect }) });

export const confirmationPage = (): RedirectAnswer => page({ confirm: '1' });
