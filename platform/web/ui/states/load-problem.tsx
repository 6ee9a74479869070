import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { problemWords } from '../../feedback/problem-words.ts';
import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from './empty-state.tsx';

type Props = { error: Error; retry: () => void };

/** Shown instead of what could not be loaded. */
export const LoadProblem = ({ error, retry }: Props) => {
  const t = useText();
  return (
    <div role="alert">
      <EmptyState
        icon={IconCloudOff}
        title={t('platform:loadProblem.title')}
        text={problemWords(error)}
        action={
          <Button variant="default" onClick={retry}>
            {t('platform:actions.retry')}
          </Button>
        }
      />
    </div>
  );
};
