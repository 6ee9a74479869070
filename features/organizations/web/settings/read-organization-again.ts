import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '#platform/web/api/index';
import { profileChanged } from '#platform/web/session/index';
import { companySettingsEndpoints } from '../../contract/company-settings-endpoints.ts';

/** What this page shows, and the frame around it. */
export const readOrganizationAgain = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: queryKeyOf(companySettingsEndpoints.getCompanySettings) });
  profileChanged();
};
