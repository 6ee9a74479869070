import { IconPlus } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { createHref } from '../addresses.ts';

/** For people who may enter projects. */
export const useCreateButton = () => {
  const t = useText();
  return (
    useFlag('specialProjects.canCreate') && (
      <ButtonLink to={createHref()} leftSection={<IconPlus size={16} aria-hidden />}>
        {t('special-projects:step.create')}
      </ButtonLink>
    )
  );
};
