import { useText } from '#platform/web/i18n/index';
import { receivable } from '../../contract/index.ts';
import type { ContactValues } from './contact-values.ts';

type Values = ContactValues & { building_id: string };

/** Fields and values of a contact in words, for the comparison after a stale save. */
export const useContactLabels = (buildings: readonly { id: number; name: string }[]) => {
  const t = useText();
  return {
    labels: {
      name: t('clients:contact.name'),
      title: t('clients:contact.title'),
      email: t('clients:field.email'),
      phone: t('clients:field.phone'),
      rank: t('clients:contact.rank'),
      receives: t('clients:contact.receives'),
      contractual: t('clients:contact.contractual'),
      language: t('clients:contact.language'),
      building_id: t('clients:contact.building'),
    },
    shown: (values: Values) => ({
      ...values,
      rank: t(`clients:rank.${values.rank}`),
      contractual: t(values.contractual ? 'platform:list.yes' : 'platform:list.no'),
      receives: receivable
        .filter((what) => values.receives[what])
        .map((what) => t(`clients:receives.${what}`))
        .join(', '),
      language: values.language
        ? t(`clients:languages.${values.language}`)
        : t('clients:contact.companyLanguage'),
      building_id:
        buildings.find(({ id }) => String(id) === values.building_id)?.name ??
        t('clients:contact.allBuildings'),
    }),
  };
};
