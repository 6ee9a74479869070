import { buildWeb } from '../../apps/server/build-web.ts';
import { startBadNetwork } from '../journeys/harness/bad-network.ts';
import { sender } from '../journeys/harness/long-inspection.ts';
import { nightAndKill } from '../journeys/harness/night-and-kill.ts';
import { cookiesOf } from './cookies-of.ts';
import type { Scenario } from './scenario.ts';
import { withServers } from './with-servers.ts';

const kills = 50;

/** A smaller version with five kills is one of the journeys. */
export const nightScenario: Scenario = {
  name: 'night',
  about: `the phone of a supervisor dies ${kills} times during one nightly report`,
  run: async (bed, { log, rounds = kills }) => {
    await buildWeb(log);
    return withServers(bed, {}, async ({ site, server }) => {
      const network = await startBadNetwork(server.address);
      try {
        const send = sender(server.address, site.headers);
        const cookies = cookiesOf(site.headers.cookie ?? '', network.address);
        const night = { doors: rounds * 2, photos: 10, rounds };
        return await nightAndKill({ network, send, cookies, site, ...night, log });
      } finally {
        await network.stop();
      }
    });
  },
};
