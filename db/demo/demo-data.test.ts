import { describe, expect, it } from 'vitest';
import { reportStatuses } from '#features/nights/daily-reports/contract';
import { inspectionStatuses } from '#features/quality/inspections/contract';
import { serviceTypes } from '#features/sites/jobs/contract';
import { taskSources, taskStatuses } from '#features/tasks/tasks/contract';
import { demoClients } from './demo-clients.ts';
import { demoContracts } from './demo-contracts.ts';
import { demoInspections } from './demo-inspections.ts';
import { demoReports } from './demo-reports.ts';
import { demoSites } from './demo-sites.ts';
import { demoTasks, demoWork } from './demo-tasks.ts';
import { timesOf } from './demo-times.ts';
import { demoServices } from './demo-work.ts';
import { stepsOf } from './task-steps.ts';

const now = Date.parse('2027-03-03T17:00:00Z');
const day = 24 * 3_600_000;

const timed = demoTasks.map((task, index) => ({
  task,
  index,
  times: timesOf(task, index, 'America/Denver', now),
}));

describe('the demo', () => {
  it('has active sites with each type of service, under contract', () => {
    const types = new Set<string>();
    for (const [index, site] of demoSites.entries()) {
      if (site.status !== 'active') continue;
      for (const { type } of demoServices(index))
        if (demoContracts(site, index, type, '2027-03-01').length > 0) types.add(type);
    }
    expect([...types].toSorted()).toEqual([...serviceTypes].toSorted());
  });

  it('has one inactive client, whose sites are inactive too', () => {
    const gone = demoClients.filter(({ status }) => status === 'inactive').map(({ key }) => key);
    expect(gone).toHaveLength(1);
    const theirs = demoSites.filter(({ client }) => gone.includes(client));
    expect(theirs.map(({ status }) => status)).toEqual(['inactive']);
    for (const { key, status } of demoClients)
      if (status === 'active') expect(demoSites.some(({ client }) => client === key)).toBe(true);
  });

  it('has work in all statuses, from all sources, and about sixty different pieces of it', () => {
    expect(new Set(demoTasks.map(({ status }) => status))).toEqual(new Set(taskStatuses));
    expect(new Set(demoTasks.map(({ source }) => source))).toEqual(new Set(taskSources));
    expect(new Set(demoWork.map(({ words }) => words)).size).toBeGreaterThanOrEqual(60);
    expect(new Set(demoTasks.slice(0, 61).map(({ work }) => work.words)).size).toBe(61);
  });

  it('has thirty nightly reports in all statuses, with an open door, incidents and a missing night', () => {
    expect(demoReports).toHaveLength(30);
    expect(new Set(demoReports.map(({ status }) => status))).toEqual(new Set(reportStatuses));
    expect(demoReports.filter(({ unlocked }) => unlocked)).toHaveLength(2);
    expect(demoReports.filter(({ incident }) => incident)).toHaveLength(2);
    expect(demoReports.some(({ site, nightsAgo }) => site === 0 && nightsAgo === 6)).toBe(false);
  });

  it('has half a year of inspections in all statuses, the last of them the oldest', () => {
    expect(demoInspections).toHaveLength(24);
    expect(new Set(demoInspections.map(({ status }) => status))).toEqual(new Set(inspectionStatuses));
    const days = demoInspections.map(({ daysAgo }) => daysAgo);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect(days.at(-1)).toBeGreaterThan(160);
    expect(demoInspections.flatMap(({ special }) => special ?? [])).toEqual(['critical', 'nothing', 'again']);
  });

  it('names a floor only where there is one to name', () => {
    for (const { words, floor } of demoWork) {
      expect(/\{(floor|suite)\}/.test(words) ? floor : 'upper', words).toBe('upper');
      expect(/(first|second|third|fourth) floor|suite \d/.test(words), words).toBe(false);
    }
  });

  it('lets nothing happen before it was asked for or after now', () => {
    for (const { task, index, times } of timed) {
      const steps = stepsOf(task, index, times).map(({ at }) => at);
      expect(steps, task.work.words).toEqual(steps.toSorted((a, b) => a - b));
      expect(Math.max(...steps), task.work.words).toBeLessThan(now);
      if (times.due !== null) expect(times.due, task.work.words).toBeGreaterThan(times.created);
      if (times.due !== null) expect(times.due % 3_600_000, task.work.words).toBe(0);
    }
  });

  it.each([30, 92])('has as much to compare with in the %i days before', (span) => {
    const within = (time: number | null, from: number, to: number) =>
      time !== null && time >= now - from * day && time < now - to * day;
    const count = (of: (one: (typeof timed)[number]) => number | null) =>
      [within, within].map(
        (inside, nth) => timed.filter((one) => inside(of(one), span * (nth + 1), span * nth)).length,
      );
    const [created = 0, createdBefore = 0] = count(({ times }) => times.created);
    const [done = 0, doneBefore = 0] = count(({ task, times }) =>
      task.status === 'cancelled' ? null : times.ended,
    );
    for (const growth of [created / createdBefore, done / doneBefore]) {
      expect(growth).toBeGreaterThan(0.7);
      expect(growth).toBeLessThan(1.4);
    }
  });
});
