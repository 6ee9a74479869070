import { Button, Container, Stack, Text, Title } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery, isApiError, useAction } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { useTextParam } from '#platform/web/routing/index';
import { LoadProblem, PageSkeleton } from '#platform/web/ui/index';
import { type MailStop, mailStopEndpoints } from '../contract/index.ts';

const { getMailStop, setMailStop } = mailStopEndpoints;

type Props = { stop: MailStop; busy: boolean; onChange: (stopped: boolean) => void };

const Choice = ({ stop: { organization, topic, stopped_at }, busy, onChange }: Props) => {
  const t = useText();
  const stopped = stopped_at !== null;
  const values = { organization, what: t(`mail-stops:topic.${topic}`) };
  return (
    <>
      <Title order={1} size="h2" tabIndex={-1}>
        {t(stopped ? 'mail-stops:page.stopped' : 'mail-stops:page.question')}
      </Title>
      <Text role="status">{t(stopped ? 'mail-stops:page.noMore' : 'mail-stops:page.what', values)}</Text>
      <div>
        <Button
          loading={busy}
          variant={stopped ? 'default' : 'filled'}
          size="md"
          onClick={() => onChange(!stopped)}
        >
          {t(stopped ? 'mail-stops:page.again' : 'mail-stops:page.stop')}
        </Button>
      </div>
    </>
  );
};

/** What the link in the foot of a repeating mail opens. Nothing changes until the reader presses the button. */
const StopPage = () => {
  const t = useText();
  const params = { mailToken: useTextParam('mailToken') };
  const { data, error, refetch } = useQuery({
    ...endpointQuery(getMailStop, { params }),
    retry: false,
    meta: { quiet: true },
  });
  const save = useAction(setMailStop, { refreshes: [getMailStop] });
  if (error && !isApiError(error, 'not_found'))
    return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data && !error) return <PageSkeleton />;
  return (
    <Container size="xs" py={64}>
      <Stack gap="md">
        {data ? (
          <Choice
            stop={data}
            busy={save.isPending}
            onChange={(stopped) => save.mutate({ params, body: { stopped } })}
          />
        ) : (
          <>
            <IconLinkOff size={32} stroke={1.5} aria-hidden />
            <Title order={1} size="h2" tabIndex={-1}>
              {t('mail-stops:page.unknown')}
            </Title>
            <Text>{t('mail-stops:page.unknownText')}</Text>
          </>
        )}
      </Stack>
    </Container>
  );
};

export default StopPage;
