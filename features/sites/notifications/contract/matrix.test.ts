import { describe, expect, it } from 'vitest';
import { type Choice, isNotified, type JobRole, jobRoles, type PreferenceRow, rowOf } from './matrix.ts';

/** As agreed with the people who get the mails. E: notified by default, e: only if turned on, –: never. */
const agreed: Record<number, string> = {
  //  AM AA SU DP CS DC SR own
  5: 'E  E  e  –  –  e  –  –',
  6: 'e  e  E  e  e  –  –  E',
  7: 'e  e  e  –  E  e  –  E',
  8: 'E  e  E  e  e  –  –  E',
  9: 'E  E  E  e  e  –  –  E',
  10: 'E  E  E  –  E  e  –  –',
  11: 'E  e  e  –  E  e  e  –',
  12: 'E  E  E  –  e  –  –  –',
  13: 'e  e  E  –  E  e  e  –',
  14: '–  e  E  E  –  –  –  E',
  15: 'E  –  –  –  e  E  E  E',
  16: 'E  e  E  –  e  e  e  E',
  17: 'E  e  E  –  e  E  E  E',
  18: 'E  –  e  –  E  E  e  E',
  19: 'e  –  –  –  –  E  e  E',
  20: 'E  –  –  –  –  E  E  –',
  21: 'E  e  –  –  E  e  –  –',
};

const cases = Object.entries(agreed).flatMap(([id, cells]) =>
  cells.split(/\s+/).map((cell, at) => [Number(id), jobRoles[at] as JobRole, cell] as const),
);

const row = (id: number): PreferenceRow => {
  const found = rowOf(id);
  if (!found) throw new Error(`no row ${id}`);
  return found;
};

const everywhere = (active: boolean): Choice => ({ job_id: null, active });
const atJob = (active: boolean, job_id = 5): Choice => ({ job_id, active });

describe('the matrix', () => {
  it.each(cases)('row %i, %s: %s', (id, standing, cell) => {
    const notified = (choices: Choice[]) => isNotified(row(id), [standing], choices, 5);
    expect(notified([])).toBe(cell === 'E');
    expect(notified([everywhere(true)])).toBe(cell !== '–');
    expect(notified([everywhere(false)])).toBe(false);
  });

  it('tells whoever stands to a job in one way that is told', () => {
    expect(isNotified(row(6), ['AM', 'own'], [], 5)).toBe(true);
    expect(isNotified(row(6), ['AM', 'DC'], [], 5)).toBe(false);
    expect(isNotified(row(6), [], [everywhere(true)], 5)).toBe(false);
  });

  it.each([
    { name: 'the job before everywhere', choices: [everywhere(true), atJob(false)], notified: false },
    { name: 'the job, turned on', choices: [everywhere(false), atJob(true)], notified: true },
    { name: 'not another job', choices: [atJob(false, 6)], notified: true },
    { name: 'everywhere before the matrix', choices: [everywhere(false), atJob(true, 6)], notified: false },
  ])('asks $name', ({ choices, notified }) => {
    expect(isNotified(row(6), ['SU'], choices, 5)).toBe(notified);
  });

  it('keeps what cannot be turned off', () => {
    expect(isNotified(row(26), ['own'], [everywhere(false)], null)).toBe(true);
  });
});
