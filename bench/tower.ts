import pg from 'pg';
import type { Page } from 'playwright-core';
import type { BenchDatabase } from './open-database.ts';
import type { Result } from './result.ts';

const floors = 60;
const tenants = 200;
const rounds = 7;
/** How many times the work of the browser a plan may take. The browser has to make, style, lay out and paint the elements
 * in any case. The page's own work, such as placing tenants on floors, and the framework's may take as long again. */
const maxOfElements = 2;

/** Makes the first building a tower. */
export const fillTower = async (database: BenchDatabase): Promise<void> => {
  const client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  const first = 'select organization_id, id from buildings order by id limit 1';
  try {
    await client.query(
      `insert into floors (organization_id, building_id, number, label, cleanable_sqft)
       select b.organization_id, b.id, 100 + n, 'Floor ' || n, 20000 from (${first}) b, generate_series(1, $1::int) n`,
      [floors],
    );
    await client.query(
      `insert into building_tenants (organization_id, building_id, name, suite, floor_ids, sqft)
       select b.organization_id, b.id, 'Tenant ' || n, n::text, array[f.id], 4000
       from (${first}) b, generate_series(1, $2::int) n, floors f
       where f.organization_id = b.organization_id and f.building_id = b.id and f.number = 101 + n % $1::int`,
      [floors, tenants],
    );
  } finally {
    await client.end();
  }
};

/** `plan`: milliseconds from the tap on the tab to the frame that shows the plan. `elements`: milliseconds in which the
 * browser makes and shows the same elements one by one, without data and framework. */
const drawOnce = (page: Page, bars: number): Promise<{ plan: number; elements: number }> =>
  page.evaluate(async (wanted) => {
    const bar = 'svg[data-over]';
    const frame = () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done();
          port2.postMessage(null);
        });
      });
    const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
    const tabs = document.querySelectorAll<HTMLElement>('main [role="tab"]');
    tabs[0]?.click();
    await pause(500);
    const tapped = performance.now();
    tabs[1]?.click();
    while (document.querySelectorAll(bar).length < wanted) await pause(0);
    await frame();
    const plan = performance.measure('plan', { start: tapped, end: performance.now() }).duration;
    await pause(500);
    const drawn = document.querySelector(bar)?.closest('[role="tabpanel"]');
    const copy = document.createElement('div');
    const make = (node: Node): Node => {
      if (!(node instanceof Element)) return node.cloneNode();
      const made = document.createElementNS(node.namespaceURI, node.localName);
      for (const { name, value } of node.attributes) made.setAttribute(name, value);
      made.append(...[...node.childNodes].map(make));
      return made;
    };
    drawn?.parentElement?.append(copy);
    await frame();
    const begun = performance.now();
    copy.append(...[...(drawn?.childNodes ?? [])].map(make));
    await frame();
    const elements = performance.now() - begun;
    copy.remove();
    return { plan, elements };
  }, bars);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The stacking plan of a tower, in a browser that has its data. */
export const measureTower = async (page: Page): Promise<Result[]> => {
  await page.goto('/map?view=list');
  const id = await page.evaluate(async () => {
    const answer = await fetch('/api/v1/core/buildings?sort=name&per_page=0');
    const { payload } = (await answer.json()) as { payload: { rows: { id: number }[] } };
    return Math.min(...payload.rows.map((row) => row.id));
  });
  await page.goto(`/admin/building/${id}?tab=plan`);
  await page.locator('svg[data-over]').first().waitFor({ timeout: 120_000 });
  const drawn = [];
  for (let round = 0; round < rounds; round += 1) drawn.push(await drawOnce(page, floors));
  const plan = median(drawn.map((each) => each.plan));
  const elements = median(drawn.map((each) => each.elements));
  const work = `stacking plan of ${floors} floors and ${tenants} tenants, tap to frame`;
  return [
    { work, unit: 'ms', measured: plan, max: 100 },
    {
      work: `${work}, against making its elements alone`,
      unit: 'ms',
      measured: plan,
      against: elements,
      ratio: plan / elements,
      max: maxOfElements,
    },
  ];
};
