import { expect, it } from 'vitest';
import { attempt, scenarios } from './scenarios.ts';

// Kills have tests of their own; what takes minutes, or what not every machine allows, is left to `npm run faults`.
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
