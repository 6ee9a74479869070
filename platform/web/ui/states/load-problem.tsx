import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { ApiError } from '../../api/api-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from './empty-state.tsx';

type Props = { error: Error; retry: () => void };

/** In the place of what could not be loaded. */
export const LoadProblem = ({ error, retry }: Props) => {
  const t = useText();
  const offline = error instanceof ApiError && error.status === 0;
  return (
    <div role="alert">
      <EmptyState
        icon={IconCloudOff}
        title={t('platform:loadProblem.title')}
        text={offline ? t('platform:errors.network') : error.message}
        action={
          <Button variant="default" onClick={retry}>
            {t('platform:actions.retry')}
          </Button>
        }
      />
    </div>
  );
};
