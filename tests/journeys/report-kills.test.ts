import { expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { beginBadJourney } from './harness/begin-bad-journey.ts';
import { signIn } from './harness/browser.ts';
import { sender } from './harness/long-inspection.ts';
import { nightAndKill } from './harness/night-and-kill.ts';
import { sessionHeaders } from './harness/session-headers.ts';

const { network, visit } = beginBadJourney();

it('keeps forty doors and six photos, each once, although the phone dies five times, and is final in the morning', async () => {
  const { context, page } = await visit();
  await signIn(page, 'admin');
  const cookies = await context.cookies();
  const send = sender(network().address, sessionHeaders(cookies));
  const { buildings }: { buildings: { id: number }[] } = await ask(page, '/job/3');
  const site = { jobId: 3, buildingId: buildings[0]?.id ?? 0 };
  await context.close();
  const night = { doors: 40, photos: 6, rounds: 5 };
  expect(await nightAndKill({ network: network(), send, cookies, site, ...night })).toEqual([]);
});
