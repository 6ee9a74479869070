import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from './empty-state.tsx';

export const NothingMatches = ({ onClear }: { onClear: () => void }) => {
  const t = useText();
  return (
    <EmptyState
      icon={IconFilterOff}
      title={t('platform:nothingMatches.title')}
      text={t('platform:nothingMatches.text')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('platform:nothingMatches.clear')}
        </Button>
      }
    />
  );
};
