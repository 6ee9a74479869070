import { Button, Group, Stack, Text } from '@mantine/core';
import { IconLifebuoy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { call, endpointPage, enterOrganization } from '#platform/web/api/index';
import { CountedTextarea, FormActions, useEntry } from '#platform/web/forms/index';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { urlText, useSearchState } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import {
  Dialog,
  EmptyState,
  LoadProblem,
  NothingMatches,
  PageHeader,
  RowsSkeleton,
  SearchBox,
} from '#platform/web/ui/index';
import { type SupportedOrganization, supportEndpoints } from '../contract/index.ts';
import classes from './support.module.css';

type EnterDialogProps = { organization: SupportedOrganization; onClose: () => void };

/** Says what support may do in the organization, and asks for the reason. */
const EnterDialog = ({ organization, onClose }: EnterDialogProps) => {
  const t = useText();
  const { values, field, busy, run } = useEntry({ reason: '' });
  const { id, name, writes_until: until } = organization;
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    void run(async () => {
      await call(supportEndpoints.enterOrganization, {
        body: { organization_id: id, reason: values.reason },
      });
      enterOrganization(id);
    });
  };
  return (
    <Dialog form title={t('support:enterOf', { name })} onClose={onClose}>
      <form noValidate onSubmit={enter}>
        <Stack gap="md">
          <Text>
            {until === null
              ? t('support:dialog.reads')
              : t('support:dialog.writes', { until: formatDateTime(until) })}
          </Text>
          <CountedTextarea
            label={t('support:dialog.reason')}
            description={t('support:dialog.reasonHint')}
            limit={500}
            withAsterisk
            data-autofocus
            {...field('reason')}
          />
          <FormActions saving={busy} save={t('support:dialog.submit')} />
        </Stack>
      </form>
    </Dialog>
  );
};

type Props = { organization: SupportedOrganization; onEnter: () => void };

const OrganizationItem = ({ organization, onEnter }: Props) => {
  const t = useText();
  const { user } = useSession();
  const { id, name, slug, people, writes_until: until } = organization;
  const here = user.support !== null && user.default_organization.id === id;
  return (
    <Group component="li" className={classes.item} gap="8px 16px">
      <div className={classes.words}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {slug} · {t('support:people', { count: people })}
        </Text>
        <Text size="sm" c={until === null ? 'dimmed' : undefined}>
          {until === null ? t('support:reads') : t('support:writes', { until: formatDateTime(until) })}
        </Text>
      </div>
      {here ? (
        <Text size="sm">{t('support:here')}</Text>
      ) : (
        <Button variant="default" aria-label={t('support:enterOf', { name })} onClick={onEnter}>
          {t('support:enter')}
        </Button>
      )}
    </Group>
  );
};

const search = z.object({ q: urlText() });

/** Where support chooses the organization that it looks at. */
const SupportPage = () => {
  const t = useText();
  const [{ q }, setSearch] = useSearchState(search);
  const [chosen, setChosen] = useState<SupportedOrganization | null>(null);
  const { data, error, refetch } = useQuery({
    ...endpointPage(supportEndpoints.listSupported, { query: q ? { q } : {} }),
    // Other companies decide until when changes are allowed, and this page gets no live updates about it.
    staleTime: 0,
  });
  const found = data?.organizations ?? [];
  const none = q ? (
    <NothingMatches onClear={() => setSearch({ q: undefined })} />
  ) : (
    <EmptyState icon={IconLifebuoy} title={t('support:empty')} text={t('support:emptyText')} />
  );
  return (
    <>
      <PageHeader title={t('support:title')} subtitle={t('support:subtitle')} />
      <div className={classes.search}>
        <SearchBox
          value={q}
          placeholder={t('support:search')}
          onChange={(words) => setSearch({ q: words }, { replace: true })}
        />
      </div>
      {!data &&
        (error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={5} />)}
      {data && found.length === 0 && none}
      <ul aria-label={t('support:organizations')}>
        {found.map((organization) => (
          <OrganizationItem
            key={organization.id}
            organization={organization}
            onEnter={() => setChosen(organization)}
          />
        ))}
      </ul>
      {data?.more && (
        <Text size="sm" c="dimmed" py="sm" role="status">
          {t('support:more')}
        </Text>
      )}
      {chosen && <EnterDialog organization={chosen} onClose={() => setChosen(null)} />}
    </>
  );
};

export default SupportPage;
