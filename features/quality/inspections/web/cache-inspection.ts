import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#platform/contract/endpoint';
import { queryKeyOf } from '#platform/web/api/index';
import {
  type answerEndpoints,
  type Inspection,
  inspectionListEndpoints,
  nameOfQuestion,
} from '../contract/index.ts';
import { inspectionQuery } from './inspection-query.ts';

const refsOf = ({ id, client_uuid }: Pick<Inspection, 'id' | 'client_uuid'>) => [id, client_uuid];

/** A change may add inspections to lists or remove them. */
export const refreshLists = (client: QueryClient): void => {
  for (const endpoint of [
    inspectionListEndpoints.listInspections,
    inspectionListEndpoints.listInspectionTable,
  ])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

/** Shows the inspection that the server returned, under both its names; lists are read again. */
export const cacheInspection = (client: QueryClient, inspection: Inspection): void => {
  for (const ref of refsOf(inspection)) {
    const { queryKey } = inspectionQuery(ref);
    // A response that is still on its way is older than this one.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, inspection);
  }
  refreshLists(client);
};

type SavedAnswers = AnswerOf<typeof answerEndpoints.saveAnswers>;

const withSavedAnswers = (known: Inspection, { answers, inspection }: SavedAnswers): Inspection => {
  const fresh = new Map(answers.map((one) => [nameOfQuestion(one), one]));
  const kept = known.answers.filter((one) => !fresh.has(nameOfQuestion(one)));
  return { ...known, ...inspection, answers: [...kept, ...fresh.values()] };
};

/** Puts the answers that the server returned into the inspection that is shown. */
export const cacheAnswers = (client: QueryClient, ref: string, saved: SavedAnswers): void => {
  for (const name of refsOf({ id: saved.inspection.id, client_uuid: ref })) {
    const { queryKey } = inspectionQuery(name);
    void client.cancelQueries({ queryKey });
    client.setQueryData<Inspection>(queryKey, (known) => known && withSavedAnswers(known, saved));
  }
};

export const refreshInspection = (client: QueryClient, ref: string): void => {
  const known = client.getQueryData<Inspection>(inspectionQuery(ref).queryKey);
  for (const name of known ? refsOf(known) : [ref])
    void client.invalidateQueries({ queryKey: inspectionQuery(name).queryKey });
};
