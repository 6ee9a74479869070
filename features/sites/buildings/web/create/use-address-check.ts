import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { buildingEndpoints } from '../../contract/index.ts';

type Entered = { address: string; state: string; zip: string };

const whole = /^\d{5}(-\d{4})?$/;

/** What the server knows of the address that is being typed; undefined before its ZIP code is whole. */
export const useAddressCheck = ({ address, state, zip }: Entered) => {
  const typed = { address: address.trim(), state, zip: zip.trim() };
  const [{ address: street, state: inState, zip: code }] = useDebouncedValue(typed, 300);
  const enabled = whole.test(code);
  const { data } = useQuery({
    ...endpointQuery(buildingEndpoints.checkAddress, {
      query: { zip: code, address: street.slice(0, 120), ...(inState && { state: inState }) },
    }),
    enabled,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  return enabled ? data : undefined;
};
