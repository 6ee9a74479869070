import { commonAreaTypes } from '#features/sites/buildings/server';
import { requireValid } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { scalesOf } from '../basics/scale-repository.ts';
import { typesOf } from '../basics/type-repository.ts';
import type { TemplateFields } from './template-repository.ts';

/** Refuses scales, types and area types that the organization does not have, each at its field. */
export const checkTemplate = async (tenant: Tenant, fields: TemplateFields): Promise<void> => {
  const [scales, types, areas] = await Promise.all([
    scalesOf(tenant),
    typesOf(tenant),
    commonAreaTypes(tenant),
  ]);
  const scaleKeys = new Set(scales.map(({ key }) => key));
  const areaIds = new Set(areas.map(({ id }) => id));
  const faults: Record<string, string[]> = {};
  if (!scaleKeys.has(fields.scale)) faults.scale = ['template_scale_unknown'];
  if (!types.some(({ key }) => key === fields.inspection_type)) faults.inspection_type = ['not_allowed'];
  for (const [at, { common_area_type_id: areaId, questions }] of fields.content.sections.entries()) {
    const section = `content.sections.${at}`;
    if (areaId !== null && !areaIds.has(areaId)) faults[`${section}.common_area_type_id`] = ['invalid_ids'];
    for (const [place, { scale }] of questions.entries())
      if (scale !== null && !scaleKeys.has(scale))
        faults[`${section}.questions.${place}.scale`] = ['template_scale_unknown'];
  }
  requireValid(faults);
};
