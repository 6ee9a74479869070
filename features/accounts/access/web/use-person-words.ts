import { useMemo } from 'react';
import { type Translate, useText } from '#platform/web/i18n/index';

type Shown = { name: string; title?: string | null; invited?: boolean };

/** What stands beside the name of a person in a pick-list: the title, and that the person has not accepted yet. */
export const personDetail = ({ title, invited }: Shown, t: Translate): string =>
  [title, invited ? t('access:people.invited') : ''].filter(Boolean).join(' · ');

export const usePersonWords = () => {
  const t = useText();
  return useMemo(() => {
    const detail = (person: Shown): string => personDetail(person, t);
    return {
      detail,
      /** All of it in one line, for lists without a second one. */
      label: (person: Shown): string => [person.name, detail(person)].filter(Boolean).join(' · '),
    };
  }, [t]);
};
