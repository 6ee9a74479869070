import { expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { beginBadJourney } from './harness/begin-bad-journey.ts';
import { signIn } from './harness/browser.ts';
import { beginLongInspection, sender } from './harness/long-inspection.ts';
import { sessionHeaders } from './harness/session-headers.ts';
import { longWalk, walkAndKill } from './harness/walk-and-kill.ts';

const { network, visit } = beginBadJourney();

it('keeps sixty answers and twenty photos, each once, although the browser is killed five times', async () => {
  const { context, page } = await visit();
  await signIn(page, 'admin');
  const cookies = await context.cookies();
  const send = sender(network().address, sessionHeaders(cookies));
  const { buildings }: { buildings: { id: number }[] } = await ask(page, '/job/3');
  const site = { jobId: 3, buildingId: buildings[0]?.id ?? 0 };
  const inspection = await beginLongInspection(send, site, longWalk.questions);
  await context.close();
  const faults = await walkAndKill({ network: network(), send, cookies, inspection, rounds: 5 });
  expect(faults).toEqual([]);
});
