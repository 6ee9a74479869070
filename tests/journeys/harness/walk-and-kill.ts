import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import type { BadNetwork } from './bad-network.ts';
import { killableBrowser } from './killable-browser.ts';
import type { LongInspection, Send } from './long-inspection.ts';
import { nextSection } from './next-section.ts';
import { picture } from './picture.ts';
import { untilSent } from './unsent.ts';

const count = 60;

const photos = 20;

export const longWalk = { questions: count, photos };

/** Buttons of the five-point scale, in their order. */
const values = ['excellent', 'good', 'acceptable', 'below', 'poor'] as const;

type Given = {
  network: BadNetwork;
  send: Send;
  cookies: Parameters<Awaited<ReturnType<typeof killableBrowser>>['open']>[0];
  inspection: LongInspection;
  rounds: number;
  log?: (line: string) => void;
};

/** The answers to a question: the one that the screen has shown as kept, and those that were touched as the browser
 * died. */
type Said = { kept?: string; touched: Set<string>; photos: number; photosTouched: number };

const rowOf = (page: Page, id: string): Locator => page.locator(`[data-question="${id}"]`);

/** Waits until the screen shows the answer, its photos, and that they are on the device or at the server. */
const untilKept = (page: Page, id: string, value: string, images: number) =>
  page.waitForFunction(
    ([name, button, min]) => {
      const row = document.querySelector(`[data-question="${name}"]`);
      const kept = row?.getAttribute('data-kept');
      const pressed = row?.querySelector('fieldset button[aria-pressed="true"]');
      const at = pressed ? [...(pressed.parentElement?.children ?? [])].indexOf(pressed) : -1;
      const shown = row?.querySelectorAll('li img').length ?? 0;
      return (kept === 'waiting' || kept === 'saved') && at === button && shown >= min;
    },
    [id, values.map(String).indexOf(value), images] as const,
  );

/** Goes forward to the section of a question. The way forward is there once all questions of a section are. */
const untilThere = async (page: Page, id: string): Promise<void> => {
  const forward = page.locator('[data-forward]');
  for (let step = 0; step < count; step += 1) {
    await forward.waitFor();
    if ((await rowOf(page, id).count()) > 0) return;
    await nextSection(page);
  }
};

/** Walks an inspection in rounds; at the end of each the browser is killed in the middle of a touch. Half of the rounds have
 * no network. Returns a sentence for everything that is lost or doubled once all has been sent. */
export const walkAndKill = async ({
  network,
  send,
  cookies,
  inspection,
  rounds,
  log = () => {},
}: Given): Promise<string[]> => {
  const browser = await killableBrowser();
  const address = `${network.address}/quality/inspections/create?id=${inspection.id}`;
  const said = new Map<string, Said>(
    inspection.questions.map((id) => [id, { touched: new Set(), photos: 0, photosTouched: 0 }]),
  );
  const photo = await picture('found.jpg', 'teal');
  const perRound = Math.ceil(count / rounds);
  try {
    for (let round = 0; round < rounds; round += 1) {
      network.fate(() => (round % 2 === 0 ? 'cut' : 'arrives'));
      const page = await browser.open(cookies);
      await page.goto(address);
      await page.locator('[data-question]').first().waitFor();
      const first = Math.min(round * perRound, count - perRound);
      for (let at = first; at < first + perRound; at += 1) {
        const id = inspection.questions[at] ?? '';
        const one = said.get(id);
        if (!one) continue;
        await untilThere(page, id);
        const row = rowOf(page, id);
        const value = values[(at + round) % 5] ?? 'good';
        one.touched.add(value);
        await row.locator('fieldset button').nth(values.indexOf(value)).click();
        const photographs = at % 3 === 0 && one.photosTouched === 0;
        if (photographs) {
          one.photosTouched += 1;
          await row.locator('input[type=file][multiple]').setInputFiles([photo]);
        }
        // The last touch of a round dies with the browser: it may be kept or not, but never twice.
        if (at === first + perRound - 1 && round < rounds - 1) break;
        await untilKept(page, id, value, one.photosTouched);
        one.kept = value;
        one.photos = one.photosTouched;
      }
      await pause(Math.random() * 400);
      await browser.kill();
      log(`round ${round + 1}: killed`);
    }
    network.fate(() => 'arrives');
    const page = await browser.open(cookies);
    await page.goto(address);
    await page.locator('[data-question]').first().waitFor();
    await pause(3000);
    await untilSent(page);
    return faultsOf(await send('GET', `/quality/inspections/${inspection.id}`), said);
  } finally {
    network.fate(() => 'arrives');
    await browser.remove();
  }
};

type Answer = { question_id: string; value: string | null; files: object[] };

const faultsOf = ({ answers }: { answers: Answer[] }, said: ReadonlyMap<string, Said>): string[] =>
  [...said].flatMap(([id, { kept, touched, photos: min, photosTouched }], at) => {
    const answer = answers.find(({ question_id }) => question_id === id);
    const value = answer?.value ?? null;
    const files = answer?.files.length ?? 0;
    const name = `question ${at + 1}`;
    return [
      ...(kept && value === null ? [`${name}: the answer is lost`] : []),
      ...(value !== null && !touched.has(value) ? [`${name}: ${value} was never given`] : []),
      ...(kept && touched.size === 1 && value !== kept ? [`${name}: ${value}, not ${kept}`] : []),
      ...(files < min ? [`${name}: ${min - files} photos are lost`] : []),
      ...(files > photosTouched ? [`${name}: ${files - photosTouched} photos are doubled`] : []),
    ];
  });
