import { Temporal } from 'temporal-polyfill';
import type { BodyOf } from '#platform/contract/endpoint';
import { invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { occupancyEndpoints } from '../../contract/index.ts';
import { recordPartChange } from '../building/record-part-change.ts';
import { checkVacancy } from './check-vacancy.ts';
import { insertVacancy } from './vacancy-repository.ts';

type Endpoint = (typeof occupancyEndpoints)['updateBuildingTenant'];

/** Records what a tenant that moves out leaves empty, from the day after its last one. */
export const addLeftVacant = async (
  call: SignedInCall<Endpoint>,
  buildingId: number,
  lastDay: string | null,
  vacancies: BodyOf<Endpoint>['vacancies'],
): Promise<void> => {
  if (vacancies.length === 0) return;
  if (lastDay === null) throw invalid({ move_out: ['vacancy_without_end'] });
  const from = Temporal.PlainDate.from(lastDay).add({ days: 1 }).toString();
  for (const [nth, left] of vacancies.entries()) {
    const vacancy = { ...left, from, to: null, notice_date: null };
    await checkVacancy(call.tenant, buildingId, vacancy, { path: `vacancies.${nth}.` });
    const id = await insertVacancy(call.tenant, { building_id: buildingId, ...vacancy });
    await recordPartChange(call, { action: 'vacancy.created', id, buildingId });
  }
};
