import { Button, Stack, Text, Title } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useText } from '../i18n/use-text.ts';
import { useMaybeSession } from '../session/use-session.ts';
import { ButtonLink } from './links.tsx';

/** Says that a page or record is not available to this person, and who can change that. */
export const NotAllowed = ({ what }: { what?: string }) => {
  const t = useText();
  const organization = useMaybeSession()?.user.default_organization.name ?? '';
  return (
    <Stack align="center" gap="xs" py={64} px="md" ta="center" maw={520} mx="auto">
      <IconLock size={32} stroke={1.5} color="var(--mantine-color-dimmed)" aria-hidden />
      <Title order={1} size="h3" tabIndex={-1}>
        {t('platform:notAllowed.title')}
      </Title>
      <Text c="dimmed">
        {what
          ? t('platform:notAllowed.page', { page: what, organization })
          : t('platform:notAllowed.record', { organization })}
      </Text>
      <Button.Group mt="sm">
        <ButtonLink to="/" variant="default">
          {t('platform:actions.home')}
        </ButtonLink>
      </Button.Group>
    </Stack>
  );
};
