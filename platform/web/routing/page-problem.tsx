import { Button, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { ApiError } from '../api/api-error.ts';
import { useText } from '../i18n/use-text.ts';
import { useFirstPaintOver } from './first-page.tsx';

/** Shown for a page that failed to load or render. The frame around it still works. */
export const PageProblem = ({ error, reset }: { error: unknown; reset?: () => void }) => {
  const t = useText();
  useFirstPaintOver(true);
  console.error(error);
  const known = error instanceof ApiError;
  return (
    <Stack align="center" gap="xs" py={64} px="md" ta="center" maw={520} mx="auto" role="alert">
      <IconAlertTriangle size={32} stroke={1.5} color="var(--cora-danger)" aria-hidden />
      <Title order={1} size="h3" tabIndex={-1}>
        {t('platform:errors.pageTitle')}
      </Title>
      <Text c="dimmed">
        {known && error.status !== 0
          ? error.message
          : t(known ? 'platform:errors.network' : 'platform:errors.page')}
      </Text>
      {known && error.reference && (
        <Text span ff="monospace" size="xs">
          {error.reference}
        </Text>
      )}
      <Button mt="sm" variant="default" onClick={() => (reset ? reset() : location.reload())}>
        {t('platform:actions.retry')}
      </Button>
    </Stack>
  );
};
