import { useMayOpen } from '#platform/web/routing/index';
import type { ActivationField, SpecialProject } from '../../contract/index.ts';
import { completeHref } from '../addresses.ts';
import { missingParts } from '../edit/missing-parts.ts';

/** What a project lacks, each thing once with the address where it can be filled: undefined where the person may not
 * open that, an anchor where it is on the page of the project. */
export const useMissingPlaces = (project: SpecialProject): { text: string; href: string | undefined }[] => {
  const mayOpenClient = useMayOpen('/admin/clients/edit/$clientId');
  const mayOpenBuilding = useMayOpen('/admin/building/$buildingId');
  const { missing, can, client, building } = project;
  const onForm = can.update_all ? completeHref(project.id) : undefined;
  const entered = missingParts(project).form;
  const placeOf = (field: ActivationField): string | undefined => {
    switch (field) {
      case 'schedulers':
      case 'managers':
        return '#project-people';
      case 'billing_address':
      case 'billing_email':
        return mayOpenClient ? `/admin/clients/edit/${client.id}` : onForm;
      case 'service_address':
        return building && mayOpenBuilding ? `/admin/building/${building.id}` : onForm;
      case 'approval':
        return '#project-proposal';
      default:
        return entered.includes(field) ? onForm : undefined;
    }
  };
  const places = new Map<string, string | undefined>();
  for (const [field, text] of Object.entries(missing)) {
    places.set(text, places.get(text) ?? placeOf(field as ActivationField));
  }
  return [...places].map(([text, href]) => ({ text, href }));
};
