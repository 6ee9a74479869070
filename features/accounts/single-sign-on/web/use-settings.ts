import { useQueryClient } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import type { SignOnSettings } from '../contract/index.ts';
import { signOnSettingsEndpoints } from '../contract/settings-endpoints.ts';

/** Shows the settings that the call of a change has answered. */
export const useTakeSettings = () => {
  const client = useQueryClient();
  return (settings: SignOnSettings): void => {
    client.setQueryData(endpointQuery(signOnSettingsEndpoints.getSignOnSettings).queryKey, settings);
  };
};
