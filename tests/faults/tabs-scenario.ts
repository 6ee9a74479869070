import { buildWeb } from '../../apps/server/build-web.ts';
import { startBadNetwork } from '../journeys/harness/bad-network.ts';
import { openBrowser, visit } from '../journeys/harness/browser.ts';
import { closeTabs } from '../journeys/harness/close-tabs.ts';
import { cookiesOf } from './cookies-of.ts';
import type { Scenario } from './scenario.ts';
import { withServers } from './with-servers.ts';

const tabs = 50;

/** A smaller version with ten tabs is one of the journeys. */
export const tabsScenario: Scenario = {
  name: 'tabs',
  about: `${tabs} tabs are closed right after they said “saved”, without a connection`,
  run: async (bed, { log }) => {
    await buildWeb(log);
    return withServers(bed, {}, async ({ site, server }) => {
      const network = await startBadNetwork(server.address);
      const browser = await openBrowser();
      try {
        const { context, page } = await visit(browser, network.address);
        await context.addCookies(cookiesOf(site.headers.cookie ?? '', network.address));
        await page.close();
        const survived = await closeTabs({ context, network, jobId: site.jobId, tabs });
        const { arrivedBefore, arrived, titles } = survived;
        const different = new Set(titles).size;
        log(`${arrived} writes arrived, ${titles.length} tasks, ${different} of them different`);
        const faults: string[] = [];
        if (arrivedBefore > 0) faults.push(`${arrivedBefore} writes arrived without a connection`);
        if (different < tabs) faults.push(`${tabs - different} entries are lost`);
        if (titles.length > different) faults.push(`${titles.length - different} tasks are doubled`);
        if (arrived !== tabs) faults.push(`${arrived} writes arrived, not ${tabs}`);
        return faults;
      } finally {
        await browser.close();
        await network.stop();
      }
    });
  },
};
