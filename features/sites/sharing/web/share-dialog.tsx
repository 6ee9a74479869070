import { Alert, Box, Button, Group, Text } from '@mantine/core';
import { IconExternalLink, IconLinkOff, IconMail } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { call, type EndpointQuery } from '#platform/web/api/index';
import { confirm, showProblem } from '#platform/web/feedback/index';
import { formatDate, formatDateTime, useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import { Columns, CopyField, Dialog, LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { type ShareLink, sharingEndpoints } from '../contract/index.ts';
import classes from './sharing.module.css';

const [LinkCode] = lazyPart(() => import('./link-code.tsx'));

type Query = EndpointQuery<ShareLink>;

type Props = {
  title: string;
  /** The call creates a link when there is none. */
  query: Query;
  /** Somebody scans the link from this screen. */
  scanned?: boolean;
  /** Offers to send it by email as well. */
  onEmail?: (() => void) | undefined;
  onClose: () => void;
};

const Facts = ({ link }: { link: ShareLink }) => {
  const t = useText();
  const seen =
    link.last_viewed_at === null
      ? t('sharing:dialog.never')
      : t('sharing:dialog.seen', { count: link.views, when: formatDateTime(link.last_viewed_at) });
  return (
    <Columns
      component="dl"
      className={classes.facts}
      columns="max-content minmax(0, 1fr)"
      gap="6px 16px"
      m="16px 0 0"
    >
      <dt>{t('sharing:dialog.until')}</dt>
      <dd>{formatDate(link.expires_at)}</dd>
      <dt>{t('sharing:dialog.views')}</dt>
      <dd>{seen}</dd>
    </Columns>
  );
};

type GoodProps = Pick<Props, 'query' | 'scanned' | 'onEmail'> & { link: ShareLink };

const Good = ({ link, query, scanned = false, onEmail }: GoodProps) => {
  const t = useText();
  const client = useQueryClient();
  const revoke = async () => {
    const agreed = await confirm(t('sharing:dialog.revokeQuestion'), {
      agree: t('sharing:dialog.revoke'),
      danger: true,
    });
    if (!agreed) return;
    try {
      client.setQueryData(
        query.queryKey,
        await call(sharingEndpoints.revokeShareLink, { params: { id: link.id } }),
      );
    } catch (error) {
      showProblem(error);
    }
  };
  return (
    <>
      <Text mb="md">{t(scanned ? 'sharing:dialog.scan' : 'sharing:dialog.lead')}</Text>
      {scanned && (
        <Suspense fallback={<Box mih={200} mb="md" />}>
          <Box mih={200} mb="md">
            <LinkCode url={link.url} />
          </Box>
        </Suspense>
      )}
      <CopyField label={t('sharing:dialog.link')} value={link.url} />
      <Facts link={link} />
      <Group className={classes.actions} gap="xs" align="stretch" justify="space-between" mt={24}>
        <Button
          variant="subtle"
          color="error"
          leftSection={<IconLinkOff size={18} aria-hidden />}
          onClick={() => void revoke()}
        >
          {t('sharing:dialog.revoke')}
        </Button>
        {onEmail && (
          <Button variant="default" leftSection={<IconMail size={18} aria-hidden />} onClick={onEmail}>
            {t('sharing:dialog.email')}
          </Button>
        )}
        <Button
          component="a"
          href={link.url}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          {t('sharing:dialog.open')}
        </Button>
      </Group>
    </>
  );
};

/** The link of a record: copy, open, revoke or replace it. */
export const ShareDialog = ({ title, query, scanned, onEmail, onClose }: Props) => {
  const t = useText();
  // Never called again by itself: after a revocation that would create a new link unasked.
  const { data, error, refetch } = useQuery({
    ...query,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { quiet: true },
  });
  return (
    <Dialog size="lg" title={title} onClose={onClose}>
      {!data && error && <LoadProblem error={error} retry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton rows={3} />}
      {data && !data.revoked && <Good link={data} query={query} scanned={scanned} onEmail={onEmail} />}
      {data?.revoked && (
        <>
          <Alert color="gray" icon={<IconLinkOff aria-hidden />} role="status">
            {t('sharing:dialog.revoked')}
          </Alert>
          <Group className={classes.actions} gap="xs" align="stretch" justify="space-between" mt={24}>
            <Button variant="default" onClick={() => void refetch()}>
              {t('sharing:dialog.again')}
            </Button>
          </Group>
        </>
      )}
    </Dialog>
  );
};
