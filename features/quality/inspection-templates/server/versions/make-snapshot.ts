import { commonAreaTypes } from '#features/sites/buildings/server';
import type { Tenant } from '#platform/server/db/tenant';
import { scoreMethodOf, type TemplateSnapshot, templateSnapshot } from '../../contract/index.ts';
import { scalesOf } from '../basics/scale-repository.ts';
import type { StoredTemplate } from '../template/template-repository.ts';

/** The present draft as one document, with the scales and area types to which it refers. */
export const makeSnapshot = async (
  tenant: Tenant,
  { id, type, content, ...draft }: StoredTemplate,
  version: number,
): Promise<TemplateSnapshot> => {
  const [scales, areas] = await Promise.all([scalesOf(tenant), commonAreaTypes(tenant)]);
  const method = scoreMethodOf(content.sections, draft.scale);
  return templateSnapshot.parse({
    ...draft,
    template_id: id,
    version,
    inspection_type: type,
    sections: content.sections.map((section) => ({
      ...section,
      common_area_type: areas.find((area) => area.id === section.common_area_type_id) ?? null,
    })),
    scales: scales.filter(({ key }) => method.scales.includes(key)),
    score_method: method,
  });
};
