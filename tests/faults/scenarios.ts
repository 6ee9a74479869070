import { type Bed, type BedKind, bedKinds, withBed } from './bed.ts';
import { clockScenario } from './clock-scenario.ts';
import { crowdScenarios } from './crowd-scenarios.ts';
import { diskScenario } from './disk-scenario.ts';
import { killScenarios } from './kill-scenarios.ts';
import { lineScenario } from './line-scenario.ts';
import { nightScenario } from './night-scenario.ts';
import { processScenarios } from './process-scenarios.ts';
import type { Options, Scenario } from './scenario.ts';
import { tabsScenario } from './tabs-scenario.ts';
import { walkScenario } from './walk-scenario.ts';

export const scenarios: readonly Scenario[] = [
  ...killScenarios,
  lineScenario,
  diskScenario,
  clockScenario,
  ...processScenarios,
  ...crowdScenarios,
  tabsScenario,
  walkScenario,
  nightScenario,
];

export { bedKinds };

const onOwnBed: NonNullable<Scenario['prepare']> = (kind, use) => withBed(kind, {}, use);

/** Returns what went wrong; undefined when this machine cannot run the scenario. */
export const attempt = async (
  { prepare = onOwnBed, run }: Scenario,
  kind: BedKind,
  options: Options,
): Promise<string[] | undefined> => {
  let faults: string[] | undefined;
  await prepare(kind, async (bed: Bed | undefined) => {
    if (bed) faults = await run(bed, options);
  });
  return faults;
};
