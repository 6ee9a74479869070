import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/index';

type Props = { title: string; text: string; children?: ReactNode };

/** Says why there is nothing to see, and what to do about it. */
export const NoLink = ({ title, text, children }: Props) => (
  <Stack align="center" gap="xs" py={64} px="md" ta="center">
    <IconLinkOff size={32} stroke={1.5} color="var(--mantine-color-dimmed)" aria-hidden />
    <Title order={1} size="h3">
      {title}
    </Title>
    <Text c="dimmed">{text}</Text>
    <Group gap="4px 16px" align="stretch" justify="center" mih={0}>
      {children}
    </Group>
  </Stack>
);

/** For a link that is none: strangers ask for another, and people of the company log in. They do not come back here, where a
 * login opens nothing; who is logged in already goes straight to the first page. */
export const UnknownLink = () => {
  const t = useText();
  return (
    <NoLink title={t('sharing:over.unknown')} text={t('sharing:over.unknownText')}>
      <Anchor href="/">{t('platform:outbox.logIn')}</Anchor>
    </NoLink>
  );
};
