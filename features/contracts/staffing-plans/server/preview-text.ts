import { wordsOfRecord } from '#platform/server/http/document/preview-text';
import { shownDate } from '#platform/server/texts/shown-date';
import { shownMoney } from '#platform/server/texts/shown-money';
import { planEndpoints } from '../contract/index.ts';

/** The words in the HTML document of a plan, which are shown before any script has run. */
export const planPreview = {
  '/admin/job/$jobId/service/$serviceId/staffing-plan/$parentType/$parentId/$staffingPlanId': wordsOfRecord(
    planEndpoints.getStaffingPlan,
    ({ plan_type, service, parent, effective_from, hours, cost }) => ({
      title: { text: `staffing-plans:titles.${plan_type}`, values: {} },
      lines: [
        {
          text: `staffing-plans:document.${parent.type}`,
          values: {
            service: service.name,
            parent: parent.name,
            from: shownDate(effective_from),
            hours: hours.weekly_hours,
            wages: shownMoney(cost.wages, 'en'),
            loaded: shownMoney(cost.loaded, 'en'),
          },
        },
      ],
    }),
  ),
};
