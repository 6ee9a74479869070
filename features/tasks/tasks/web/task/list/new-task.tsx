import { IconPlus } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import { createTaskHref } from '../../addresses.ts';

export const NewTask = ({ jobId }: { jobId?: number | undefined }) => {
  const t = useText();
  return (
    <ButtonLink to={createTaskHref({ job_id: jobId })} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('tasks:list.new')}
    </ButtonLink>
  );
};
