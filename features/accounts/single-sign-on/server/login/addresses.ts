import type { RedirectAnswer } from '#platform/server/http/call';
import type { Wiring } from '#platform/server/http/wiring';
import type { SignOnProblem } from '../../contract/index.ts';

/** Each organization has its own redirect address, so that a code of its provider cannot be used with the provider of
 * another organization. */
export const redirectAddress = ({ publicUrl }: Wiring['config'], slug: string): string =>
  `${publicUrl}/sso/${slug}/callback`;

export const startAddress = ({ publicUrl }: Wiring['config'], slug: string): string =>
  `${publicUrl}/sso/${slug}`;

const page = (query: Record<string, string>): RedirectAnswer => ({
  location: `/login/sso?${new URLSearchParams(query)}`,
});

/** The page that says why a login has failed. */
export const problemPage = (problem: SignOnProblem, slug?: string): RedirectAnswer =>
  page({ problem, ...(slug && { company: slug }) });

/** The page that asks the person before a link on another site changes who is logged in. */
export const questionPage = (slug: string, redirect: string | undefined): RedirectAnswer =>
  page({ company: slug, ...(redirect && { redirect }) });

export const confirmationPage = (): RedirectAnswer => page({ confirm: '1' });
