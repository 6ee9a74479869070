import { useText } from '#platform/web/i18n/index';
import { clientFields } from '../../contract/index.ts';
import type { AddressValues, ClientValues } from './client-values.ts';

const inOneLine = ({ line_1, line_2, city, state, zip }: AddressValues): string =>
  [line_1, line_2, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ');

/** Fields and values of a client in words, for the comparison after a stale save. */
export const useClientWords = () => {
  const t = useText();
  const yesNo = (value: boolean) => t(value ? 'platform:list.yes' : 'platform:list.no');
  return {
    labels: Object.fromEntries(clientFields.map((field) => [field, t(`clients:field.${field}`)])),
    shown: (values: ClientValues) => ({
      ...values,
      type: t(`clients:type.${values.type}`),
      address: inOneLine(values.address),
      billing_address: inOneLine(values.billing_address),
      requires_po: yesNo(values.requires_po),
      tax_exempt: yesNo(values.tax_exempt),
      mail_final_inspections: yesNo(values.mail_final_inspections),
      mail_night_digest: yesNo(values.mail_night_digest),
      mail_log_digest: yesNo(values.mail_log_digest),
      winteam_customer_type_id:
        values.winteam_customer_type_id === '2' || values.winteam_customer_type_id === '5'
          ? t(`clients:winteamType.${values.winteam_customer_type_id}`)
          : t('clients:winteamType.none'),
    }),
  };
};
