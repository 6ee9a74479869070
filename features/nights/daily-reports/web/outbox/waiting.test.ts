import { expect, it } from 'vitest';
import { partly } from '#platform/contract/testing/partly';
import type { Write } from '#platform/web/outbox/index';
import { waitingTasks } from './waiting.ts';

const write = (kind: string, incidentId: string, state: Write['state'] = 'waiting'): Write =>
  partly<Write>({ kind, state, parts: { params: { id: 'key', incidentId } } });

it('offers no second task of an incident while one waits to be sent, and again after it was refused', () => {
  const tasks = waitingTasks([
    write('createIncidentTask', 'a'),
    write('createIncidentTask', 'b', 'sending'),
    write('createIncidentTask', 'c', 'parked'),
    write('deleteReportIncident', 'd'),
  ]);
  expect([...tasks]).toEqual(['a', 'b']);
});
