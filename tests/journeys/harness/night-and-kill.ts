import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { BadNetwork } from './bad-network.ts';
import { keptOnDevice } from './kept-on-device.ts';
import { killableBrowser } from './killable-browser.ts';
import type { Send } from './long-inspection.ts';
import { picture } from './picture.ts';
import { untilSent } from './unsent.ts';

type Given = {
  network: BadNetwork;
  send: Send;
  cookies: Parameters<Awaited<ReturnType<typeof killableBrowser>>['open']>[0];
  site: { jobId: number; buildingId: number };
  doors: number;
  photos: number;
  rounds: number;
  log?: (line: string) => void;
};

type Picture = Awaited<ReturnType<typeof picture>>;

type Taking = {
  online: boolean;
  read: () => Promise<Report>;
  /** Photos that are kept already. */
  before: number;
};

type Report = {
  status: string;
  files: object[];
  checks: { kind: string; suite: string; result: string | null; history: object[] }[];
};

const suiteOf = (at: number): string => String(1000 + at);

/** Begins a night in a building with this number of doors to check. */
const beginNight = async (
  send: Send,
  { jobId, buildingId }: Given['site'],
  doors: number,
): Promise<number> => {
  for (let at = 0; at < doors; at += 1) {
    const tenant = { building_id: buildingId, name: `Tenant ${at + 1}`, suite: suiteOf(at) };
    await send('POST', '/core/building-tenants', tenant);
  }
  const { id }: { id: number } = await send('POST', '/daily-reports/start', {
    job_id: jobId,
    building_id: buildingId,
    type: 'special',
  });
  return id;
};

const lockOf = (page: Page, at: number) =>
  page.getByRole('button', { name: `Locked now: ${suiteOf(at)} Tenant ${at + 1}`, exact: true });

const photosIn = (page: Page) => page.getByRole('region', { name: 'Photos', exact: true });

const photosShown = (page: Page) => photosIn(page).locator('li');

/** Photos of the report that the device or the server has. One that just arrives may be at both. */
const photosKept = async (page: Page, read: () => Promise<Report>): Promise<number> => {
  const waiting = (await keptOnDevice(page, 'cora-outbox', 'writes')).filter((write) =>
    write.includes('"addReportFiles"'),
  );
  return waiting.length + (await read()).files.length;
};

/** Photos of the final report that the page does not show, or whose picture never comes. */
const photosMissing = async (page: Page, count: number): Promise<string[]> => {
  const loaded = () =>
    photosShown(page).evaluateAll(
      (places) =>
        places.filter((place) => {
          const image = place.querySelector('img');
          image?.scrollIntoView();
          return image?.complete && image.naturalWidth > 0;
        }).length,
    );
  const since = performance.now();
  while ((await loaded()) !== count) {
    if (performance.now() - since > 30_000) return [`${await loaded()} of ${count} photos are shown`];
    await pause(200);
  }
  return [];
};

const finalize = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Finalize' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finalize' }).click();
  await page.locator('main').getByText('Finalized', { exact: true }).first().waitFor();
};

/** Doors that the device has shown as locked and no longer does. */
const lostDoors = async (page: Page, kept: ReadonlySet<number>): Promise<string[]> => {
  const lost: string[] = [];
  for (const at of kept) {
    // The page may stand before it has read what waits on the device.
    const isShown = await lockOf(page, at)
      .waitFor({ state: 'detached', timeout: 10_000 })
      .then(() => true)
      .catch(() => false);
    if (!isShown) lost.push(`suite ${suiteOf(at)} is lost on the device`);
  }
  return lost;
};

/** Takes a photo. Returns what waits until it is kept, and shown beside those before. */
const takePhoto = async (page: Page, photo: Picture, { online, read, before }: Taking) => {
  if (online) await untilSent(page);
  const kept = await photosKept(page, read);
  await photosIn(page).locator('input[type=file][multiple]').setInputFiles([photo]);
  return async () => {
    await expect.poll(() => photosKept(page, read)).toBeGreaterThan(kept);
    await photosShown(page).nth(before).waitFor();
  };
};

const lockTheRest = async (page: Page): Promise<void> => {
  const left = page.getByRole('button', { name: /^Locked now: / });
  for (let many = await left.count(); many > 0; many = await left.count()) {
    await left.first().click();
    await page.waitForFunction((before) => {
      const buttons = [...document.querySelectorAll('button[aria-label^="Locked now: "]')];
      return buttons.length < before;
    }, many);
  }
};

/** Locks doors and takes photos in rounds; at the end of each the phone dies in the middle of a touch. Half of the rounds
 * have no network. In the morning the rest is locked and the report finalized. Returns a sentence for everything that is
 * lost or doubled. */
export const nightAndKill = async (given: Given): Promise<string[]> => {
  const { network, send, cookies, doors, photos, rounds, log = () => {} } = given;
  const id = await beginNight(send, given.site, doors);
  const address = `${network.address}/daily-reports?id=${id}`;
  const browser = await killableBrowser();
  const photo = await picture('lobby.jpg', 'teal');
  const perRound = Math.ceil(doors / rounds);
  const perPhoto = Math.ceil(doors / photos);
  const kept = { doors: new Set<number>(), photos: 0 };
  let photosTaken = 0;
  const read = (): Promise<Report> => send('GET', `/daily-reports/${id}`);
  const open = async (): Promise<Page> => {
    const page = await browser.open(cookies);
    await page.goto(address);
    await page
      .getByText(new RegExp(`^\\d+ of ${doors} doors checked`))
      .first()
      .waitFor();
    return page;
  };
  try {
    for (let round = 0; round < rounds; round += 1) {
      const online = round % 2 === 1;
      network.fate(() => (online ? 'arrives' : 'cut'));
      const page = await open();
      const end = Math.min((round + 1) * perRound, doors);
      for (let at = round * perRound; at < end; at += 1) {
        await lockOf(page, at).click();
        if (at % perPhoto === 0) {
          photosTaken += 1;
          const untilKept = await takePhoto(page, photo, { online, read, before: kept.photos });
          // The last touch of a round dies with the phone: it may be kept or not, but never twice.
          if (at < end - 1) {
            await untilKept();
            kept.photos += 1;
          }
        }
        if (at === end - 1) break;
        await lockOf(page, at).waitFor({ state: 'detached' });
        kept.doors.add(at);
      }
      await pause(Math.random() * 400);
      await browser.kill();
      log(`round ${round + 1}: killed`);
    }
    network.fate(() => 'arrives');
    const page = await open();
    const lost = await lostDoors(page, kept.doors);
    await lockTheRest(page);
    await untilSent(page);
    await finalize(page);
    const report = await read();
    const missing = await photosMissing(page, report.files.length);
    return [...lost, ...missing, ...faultsOf(report, { kept: kept.photos, taken: photosTaken })];
  } finally {
    network.fate(() => 'arrives');
    await browser.remove();
  }
};

const faultsOf = (report: Report, photos: { kept: number; taken: number }): string[] => {
  const doors = report.checks.filter(({ kind }) => kind === 'tenant');
  const files = report.files.length;
  return [
    ...(report.status === 'finalized' ? [] : [`the report is ${report.status}`]),
    ...doors.filter(({ result }) => result !== 'locked').map(({ suite }) => `suite ${suite} is lost`),
    ...doors.filter(({ history }) => history.length > 0).map(({ suite }) => `suite ${suite} is doubled`),
    ...(files < photos.kept ? [`${photos.kept - files} photos are lost`] : []),
    ...(files > photos.taken ? [`${files - photos.taken} photos are doubled`] : []),
  ];
};
