import type { TemplateSnapshot } from '#features/quality/inspection-templates/contract';
import { type MessageRef, requireValid } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { kindsOf, maxQuestions, type Place, type PlaceKind, placedQuestions } from '../../contract/index.ts';
import { placesOfBuilding } from './places-repository.ts';

type Chosen = {
  floor_ids?: readonly number[] | undefined;
  common_area_ids?: readonly number[] | undefined;
  tenant_ids?: readonly number[] | undefined;
};

const fields = { floor: 'floor_ids', common_area: 'common_area_ids', tenant: 'tenant_ids' } as const;

/** Refuses more questions than anybody answers in one walk. */
export const checkQuestionCount = (snapshot: TemplateSnapshot, places: readonly Place[]): MessageRef[] => {
  const count = placedQuestions(snapshot, places, null).length;
  return count > maxQuestions
    ? [{ code: 'inspection_too_many_questions', values: { count, maximum: maxQuestions } }]
    : [];
};

/** The places that repeated sections are gone through for: those of the building that were chosen, or all of a kind that
 * some section is repeated for. */
export const choosePlaces = async (
  tenant: Tenant,
  buildingId: number,
  snapshot: TemplateSnapshot,
  chosen: Chosen,
): Promise<Place[]> => {
  const all = await placesOfBuilding(tenant, buildingId);
  const asked = kindsOf(snapshot.sections);
  const errors: Record<string, (string | MessageRef)[]> = {};
  const ofKind = (kind: PlaceKind): Place[] => {
    const there = all.filter((one) => one.kind === kind);
    const ids = chosen[fields[kind]];
    if (ids === undefined) return asked.includes(kind) ? there : [];
    if (ids.some((id) => !there.some((one) => one.id === id))) errors[fields[kind]] = ['invalid_ids'];
    return asked.includes(kind) || kind === 'tenant' ? there.filter(({ id }) => ids.includes(id)) : [];
  };
  const places = (['floor', 'common_area', 'tenant'] as const).flatMap(ofKind);
  const many = checkQuestionCount(snapshot, places);
  if (many.length > 0) errors.building_id = many;
  requireValid(errors);
  return places;
};
