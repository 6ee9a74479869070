import { expect, it } from 'vitest';
import { attempt, scenarios } from './scenarios.ts';

// Kills have tests of their own. Scenarios that take minutes, or that not every machine allows, run only in full runs:
// `npm run faults`.
const quick = ['line', 'sigterm', 'two-processes', 'edits', 'slow-clients'];

it.each(scenarios.filter(({ name }) => quick.includes(name)))(
  '$name: $about',
  { timeout: 200_000 },
  async (scenario) => {
    const said: string[] = [];
    const faults = await attempt(scenario, 'embedded', { short: true, log: (line) => said.push(line) });
    expect(faults, said.join('\n')).toEqual([]);
  },
);
