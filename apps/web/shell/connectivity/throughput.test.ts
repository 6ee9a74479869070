import { expect, it } from 'vitest';
import { speedUnits, throughputOf } from './throughput.ts';

const transfer = (transferSize: number, milliseconds: number, latency = 0) => ({
  transferSize,
  responseStart: latency,
  responseEnd: latency + milliseconds,
});

it.each([
  ['50 kB in 8 s', [transfer(50_000, 8000)], 50_000],
  ['the same after a long wait for the first byte', [transfer(50_000, 8000, 2000)], 50_000],
  ['the fastest of those that shared the line', [transfer(50_000, 8000), transfer(50_000, 4000)], 100_000],
  ['what arrives at once', [transfer(10_000, 0)], 80_000_000],
  ['nothing large enough', [transfer(381, 100)], undefined],
  ['what the browser had already', [transfer(0, 3)], undefined],
])('the throughput of %s', (_what, transfers, speed) => expect(throughputOf(transfers)).toBe(speed));

it.each([
  [2_500_000, { value: 2.5, unit: 'mbps' }],
  [50_000, { value: 50, unit: 'kbps' }],
  [300, { value: 300, unit: 'bps' }],
] as const)('%i bits per second are said in their unit', (bps, said) =>
  expect(speedUnits(bps)).toEqual(said),
);
