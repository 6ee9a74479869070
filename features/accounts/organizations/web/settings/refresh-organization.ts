import type { QueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '#platform/web/api/index';
import { profileChanged } from '#platform/web/session/index';
import { companySettingsEndpoints } from '../../contract/company-settings-endpoints.ts';

/** Reads what this page and the frame around it show. */
export const refreshOrganization = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: queryKeyOf(companySettingsEndpoints.getCompanySettings) });
  profileChanged();
};
