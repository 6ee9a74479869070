import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '#platform/web/api/index';
import { profileChanged } from '#platform/web/session/index';
import { organizationEndpoints } from '../../contract/endpoints.ts';

/** The frame of every open page shows name, logo and colours of the session, which is read again. */
export const readOrganizationAgain = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: queryKeyOf(organizationEndpoints.getCompanySettings) });
  profileChanged();
};
