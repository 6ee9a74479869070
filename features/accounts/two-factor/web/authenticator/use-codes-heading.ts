import { useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { useOwnName } from '../own-login.ts';

/** Says on paper what the codes are for. */
export const useCodesHeading = (): string => {
  const t = useText();
  const email = useOwnName() ?? '';
  const { productName } = useSession();
  return t('two-factor:codes.heading', { product: productName, email });
};
