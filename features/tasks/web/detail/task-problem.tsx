import { Button } from '@mantine/core';
import { IconCloudOff, IconFileOff } from '@tabler/icons-react';
import { ApiError } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink, NotAllowed } from '#platform/web/routing/index';
import { EmptyState, PageHeader } from '#platform/web/ui/index';
import { tasksHref } from '../addresses.ts';

/** Why a task cannot be shown, and what to do. */
export const TaskProblem = ({ error, retry }: { error: Error; retry: () => void }) => {
  const t = useText();
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 403) return <NotAllowed />;
  const header = (
    <PageHeader
      title={t('tasks:titles.task')}
      breadcrumbs={[{ title: t('tasks:titles.list'), to: tasksHref() }, t('tasks:titles.task')]}
    />
  );
  if (status === 404 || status === 422) {
    return (
      <>
        {header}
        <EmptyState
          icon={IconFileOff}
          title={t('tasks:task.notFound')}
          text={t('tasks:task.notFoundText')}
          action={
            <ButtonLink to={tasksHref()} variant="default">
              {t('tasks:task.backToList')}
            </ButtonLink>
          }
        />
      </>
    );
  }
  return (
    <>
      {header}
      <EmptyState
        icon={IconCloudOff}
        title={t('tasks:list.problemTitle')}
        text={status === 0 ? t('platform:errors.network') : error.message}
        action={
          <Button variant="default" onClick={retry}>
            {t('platform:actions.retry')}
          </Button>
        }
      />
    </>
  );
};
