import { useSession } from '#platform/web/session/index';
import { workLoadingRateWriters } from '../../contract/index.ts';

export const useMayWriteRates = (): boolean => {
  const { flags } = useSession();
  return workLoadingRateWriters.every((flag) => flags.has(flag));
};
