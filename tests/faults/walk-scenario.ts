import { buildWeb } from '../../apps/server/build-web.ts';
import { startBadNetwork } from '../journeys/harness/bad-network.ts';
import { beginLongInspection, sender } from '../journeys/harness/long-inspection.ts';
import { longWalk, walkAndKill } from '../journeys/harness/walk-and-kill.ts';
import { cookiesOf } from './cookies-of.ts';
import type { Scenario } from './scenario.ts';
import { withServers } from './with-servers.ts';

const kills = 50;

/** A smaller version with five kills is one of the journeys. */
export const walkScenario: Scenario = {
  name: 'walk',
  about: `the browser of an inspector is killed ${kills} times during one inspection`,
  run: async (bed, { log, rounds = kills }) => {
    await buildWeb(log);
    return withServers(bed, {}, async ({ site, server }) => {
      const network = await startBadNetwork(server.address);
      try {
        const send = sender(server.address, site.headers);
        const inspection = await beginLongInspection(send, site, longWalk.questions);
        const cookies = cookiesOf(site.headers.cookie ?? '', network.address);
        return await walkAndKill({ network, send, cookies, inspection, rounds, log });
      } finally {
        await network.stop();
      }
    });
  },
};
