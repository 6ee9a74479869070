import { beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../../../apps/web/pages.ts';
import { beginJourney } from './begin-journey.ts';
import { signIn } from './browser.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { faultsInAllLooks, type Look } from './page-faults.ts';
import { type SampledPages, samplePages } from './sampled-pages.ts';

const signInPages = [
  '/login',
  '/password/forgot',
  '/password/own',
  '/two-factor/set-up',
  '/password/reset?token=x&email=a%40b.test',
  '/signup',
];

/** Pages within pages, which have addresses of their own. */
const views = [
  '/action-log?begin=true',
  '/action-log?id=$actionLogId',
  '/admin/contracts?view=areas',
  '/admin/contracts?view=timeline',
  '/admin/jobs?view=buildings',
  '/admin/jobs?view=documents',
  '/admin/jobs?view=keys',
  '/admin/jobs?view=supplies',
  '/admin/user/1/rights?tab=jobs',
  '/admin/user/1/rights?tab=question',
  '/daily-reports/missing?week=true',
  '/daily-reports/doors?tenant=$buildingTenantId',
  '/job/1?tab=action-logs',
  '/job/1?tab=buildings',
  '/job/1?tab=files',
  '/job/1?tab=inspections',
  '/job/1?tab=instructions',
  '/job/1?tab=keys',
  '/job/1?tab=photos',
  '/job/1?tab=supplies',
  '/quality/inspections/dashboard?view=sites',
  '/quality/inspections/create?job=1',
  '/quality/inspections/create?id=1',
  '/quality/inspections?id=$inspectionId',
  '/quality/inspections?id=$completedInspectionId',
  '/special-projects/dashboard?view=board',
  '/special-projects/dashboard?view=calendar',
  '/special-projects/dashboard?view=figures',
  '/special-projects/dashboard?view=invoices',
  '/special-projects/dashboard?view=receivables',
  '/special-projects/dashboard?view=to-invoice',
];

/** What a company in its first week sees: home, lists and dashboards that have little or nothing to show. */
const ofNewcomer = [
  '/',
  '/tasks',
  '/tasks?view=list',
  '/tasks?view=series',
  '/admin',
  '/admin/areas',
  '/admin/billing',
  '/admin/clients',
  '/admin/contracts',
  '/admin/job-assignments',
  '/admin/jobs',
  '/admin/jobs?view=buildings',
  '/admin/jobs?view=documents',
  '/admin/jobs?view=keys',
  '/admin/jobs?view=supplies',
  '/admin/templates',
  '/admin/users',
  '/admin/vendors',
  '/action-log',
  '/action-log/dashboard',
  '/daily-reports',
  '/daily-reports/dashboard',
  '/map',
  '/quality/inspections',
  '/quality/inspections/dashboard',
  '/quality/inspections/schedule',
  '/special-projects/dashboard',
  '/special-projects/dashboard?view=figures',
];

/** Pages that one test visits: it takes about half a minute, and two on a busy machine. */
const ofOneTest = 16;

type Visited = { address: string; shared?: string };

/** Which places of the table of pages a walk visits: every one, or every second from the first or from the second on. */
export type Places = 'all' | 'odd' | 'even';

const at = <T>(places: Places, table: readonly T[]): T[] =>
  table.filter((_, place) => places === 'all' || (place % 2 === 0) === (places === 'odd'));

/** Tokens of mails stand in mails alone. The sample has one that nobody has: the page says so, and the browser too. */
const isUnexpected = (complaint: string): boolean => !/\/mail\/x+: .*\b404\b/.test(complaint);

/** Visits pages as one kind of visitor, and expects no fault of any on either screen and in either colours. */
export const walkPages = (look: Look, places: Places) => {
  const { product, visit } = beginJourney();
  let sampled: SampledPages;
  beforeAll(async () => {
    sampled = await samplePages(product());
  });

  const all: Visited[] = at(places, [
    ...pages.map(({ path, gate }) => ({
      address: path,
      shared: gate === 'redirect-token' ? path : undefined,
    })),
    ...views.map((address) => ({ address })),
  ]);
  const parts = Array.from({ length: Math.ceil(all.length / ofOneTest) }, (_, part) => ({
    first: part * ofOneTest + 1,
    part: all.slice(part * ofOneTest, (part + 1) * ofOneTest),
  }));

  describe(`every page (${look.locale}, ${look.screen}, ${look.scheme} first)`, () => {
    it('is accessible before signing in', async () => {
      const { context, page, complaints } = await visit(look);
      const faults: string[] = [];
      for (const address of at(places, signInPages))
        faults.push(...(await faultsInAllLooks(page, address, look)));
      expect([...faults, ...complaints]).toEqual([]);
      await context.close();
    });

    it.each(parts)('is accessible to an administrator, from page $first on', async ({ part }) => {
      const { context, page, complaints } = await visit(look);
      await watchLayoutShift(context);
      await signIn(page, 'admin');
      // The font of a browser that has none yet moves the first page a little; that is judged where a company has just begun.
      await page.goto('/');
      await page.locator('main h2').first().waitFor();
      const faults: string[] = [];
      for (const { address, shared } of part) {
        if (shared) await sampled.holdToken(page, shared);
        faults.push(...(await faultsInAllLooks(page, sampled.addressOf(address), look)));
      }
      expect([...faults, ...complaints.filter(isUnexpected)]).toEqual([]);
      await context.close();
    });

    it('is accessible where a company has just begun', async () => {
      const { context, page, complaints } = await visit(look);
      await watchLayoutShift(context);
      await signIn(page, 'admin@newcomer.test');
      const faults: string[] = [];
      for (const address of at(places, ofNewcomer))
        faults.push(...(await faultsInAllLooks(page, address, look)));
      expect([...faults, ...complaints]).toEqual([]);
      await context.close();
    });
  });
  return { product, visit };
};
