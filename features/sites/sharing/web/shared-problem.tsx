import { Group, Stack, Text, Title } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { isApiError } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { LoadProblem, PageSkeleton } from '#platform/web/ui/index';
import type { LinkOver } from '../contract/index.ts';
import { SharedContact } from './shared-contact.tsx';
import { SharedFrame } from './shared-frame.tsx';

type Props = { orgSlug: string; error: Error; retry: () => void };

const Over = ({ orgSlug, expired, organization }: { orgSlug: string; expired: boolean } & LinkOver) => {
  const t = useText();
  const title = t(expired ? 'sharing:over.expired' : 'sharing:over.unavailable');
  const { name } = organization;
  return (
    <SharedFrame orgSlug={orgSlug} title={title} organization={organization}>
      <Stack align="center" gap="xs" py={64} ta="center">
        <IconLinkOff size={32} stroke={1.5} color="var(--mantine-color-dimmed)" aria-hidden />
        <Title order={1} size="h3">
          {title}
        </Title>
        <Text c="dimmed">
          {t(expired ? 'sharing:over.turnTo' : 'sharing:over.gone', { organization: name })}
        </Text>
        <Group gap="4px 16px" align="stretch" justify="center" mih={0}>
          <SharedContact contact={organization.contact} />
        </Group>
      </Stack>
    </SharedFrame>
  );
};

/** Shown instead of a shared page when the link has ended or the page could not be loaded. */
export const SharedProblem = ({ orgSlug, error, retry }: Props) => {
  const expired = isApiError(error, 'link_expired');
  if (expired || isApiError(error, 'link_unavailable')) {
    return <Over orgSlug={orgSlug} expired={expired} {...(error.details as LinkOver)} />;
  }
  // There is no token: the browser is leaving for the login page.
  if (isApiError(error, 'unauthenticated')) return <PageSkeleton />;
  return <LoadProblem error={error} retry={retry} />;
};
