import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { EmptyState } from '#platform/web/ui/index';

/** In the place of what could not be loaded. */
export const LoadProblem = ({ error, retry }: { error: Error; retry: () => void }) => {
  const t = useText();
  return (
    <div role="alert">
      <EmptyState
        icon={IconCloudOff}
        title={error.message}
        action={
          <Button variant="default" onClick={retry}>
            {t('platform:actions.retry')}
          </Button>
        }
      />
    </div>
  );
};
