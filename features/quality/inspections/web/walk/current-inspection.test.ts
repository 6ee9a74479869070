import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Inspection } from '../../contract/index.ts';
import { cacheAnswers } from '../cache-inspection.ts';
import { inspectionQuery } from '../inspection-query.ts';
import { currentInspection } from './current-inspection.ts';

const drawn = {
  id: 7,
  client_uuid: 'of-the-device',
  places: [],
  only: null,
  answers: [],
  snapshot: { scale: 'five_point', scales: {}, sections: [] },
} as unknown as Inspection;

const answered = (value: string) =>
  ({
    inspection: { id: 7, status: 'new' },
    answers: [{ question_id: 'floor', instance: '', value, na: false, comment: '', files: [] }],
  }) as unknown as Parameters<typeof cacheAnswers>[2];

it('knows a rating that has arrived and is not drawn yet, so that words on it do not take it back', () => {
  for (const ref of [7, 'of-the-device']) {
    const client = new QueryClient();
    client.setQueryData(inspectionQuery(ref).queryKey, drawn);
    cacheAnswers(client, 'of-the-device', answered('poor'));
    expect(currentInspection(client, { ref, inspection: drawn }).entered().get('floor')?.value).toBe('poor');
  }
});

it('takes what is drawn of an inspection that the server has not heard of', () => {
  const client = new QueryClient();
  expect(currentInspection(client, { ref: 'of-the-device', inspection: drawn }).inspection).toEqual(drawn);
});
