import { Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call, endpointQuery, useAction } from '#platform/web/api/index';
import { confirm, showSuccess } from '#platform/web/feedback/index';
import { useEntry } from '#platform/web/forms/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { CopyField, LoadProblem, PageHeader, PageSkeleton, Section } from '#platform/web/ui/index';
import type { SignOnDomain } from '../contract/index.ts';
import { signOnSettingsEndpoints } from '../contract/settings-endpoints.ts';
import { ConnectionForm } from './connection/connection-form.tsx';
import { RulesForm } from './rules-form.tsx';
import { useTakeSettings } from './use-settings.ts';

/** A domain and, until it is proven, the record that proves it. */
const DomainItem = ({ domain: { id, domain, record, proven_at } }: { domain: SignOnDomain }) => {
  const t = useText();
  const take = useTakeSettings();
  const prove = useAction(signOnSettingsEndpoints.proveSignOnDomain, {
    onSuccess: (settings) => {
      take(settings);
      showSuccess(t('single-sign-on:domains.nowProven', { domain }));
    },
  });
  const remove = useAction(signOnSettingsEndpoints.removeSignOnDomain, { onSuccess: take });
  const askToRemove = async () => {
    const agree = t('single-sign-on:domains.remove');
    const text = t('single-sign-on:domains.removeQuestion', { domain });
    if (await confirm(text, { agree, danger: true })) remove.mutate({ params: { id } });
  };
  return (
    <Stack component="li" gap="sm" p="md" bd="1px solid var(--cora-border)" bdrs="md">
      <Group data-breaks gap="xs">
        <Text fw={500}>{domain}</Text>
        <Badge color={proven_at ? 'success' : 'gray'} variant="light">
          {proven_at
            ? t('single-sign-on:domains.proven', { when: formatDate(proven_at) })
            : t('single-sign-on:domains.unproven')}
        </Badge>
      </Group>
      {!proven_at && (
        <>
          <Text size="sm" c="dimmed">
            {t('single-sign-on:domains.how')}
          </Text>
          <CopyField minor label={t('single-sign-on:domains.recordName')} value={record.name} />
          <CopyField minor label={t('single-sign-on:domains.recordValue')} value={record.value} />
        </>
      )}
      <Group gap="xs" align="stretch">
        {!proven_at && (
          <Button
            loading={prove.isPending}
            aria-label={t('single-sign-on:domains.checkOf', { domain })}
            onClick={() => prove.mutate({ params: { id } })}
          >
            {t('single-sign-on:domains.check')}
          </Button>
        )}
        <Button
          variant="default"
          loading={remove.isPending}
          aria-label={t('single-sign-on:domains.removeOf', { domain })}
          onClick={() => void askToRemove()}
        >
          {t('single-sign-on:domains.remove')}
        </Button>
      </Group>
    </Stack>
  );
};

const Domains = ({ domains }: { domains: readonly SignOnDomain[] }) => {
  const t = useText();
  const take = useTakeSettings();
  const { values, field, busy, run, clear } = useEntry({ domain: '' });
  const add = () =>
    run(async () => {
      take(await call(signOnSettingsEndpoints.addSignOnDomain, { body: values }));
      clear();
    });
  return (
    <>
      {domains.length > 0 && (
        <Stack component="ul" aria-label={t('single-sign-on:domains.title')}>
          {domains.map((domain) => (
            <DomainItem key={domain.id} domain={domain} />
          ))}
        </Stack>
      )}
      <form
        noValidate
        aria-label={t('single-sign-on:domains.add')}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void add();
        }}
      >
        <Group align="end" gap="xs">
          <TextInput
            flex="1 1 200px"
            label={t('single-sign-on:domains.domain')}
            placeholder="acme.com"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            {...field('domain')}
          />
          <Button type="submit" variant="default" loading={busy}>
            {t('single-sign-on:domains.add')}
          </Button>
        </Group>
      </form>
    </>
  );
};

const SingleSignOnPage = () => {
  const t = useText();
  const { data, error, refetch } = useQuery(endpointQuery(signOnSettingsEndpoints.getSignOnSettings));
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  return (
    <>
      <PageHeader
        title={t('single-sign-on:title')}
        subtitle={t('single-sign-on:lead')}
        breadcrumbs={[{ title: t('app:titles.admin'), to: '/admin' }, t('single-sign-on:title')]}
      />
      {data ? (
        <>
          <Section title={t('single-sign-on:addresses.title')} text={t('single-sign-on:addresses.text')}>
            <CopyField minor label={t('single-sign-on:addresses.redirect')} value={data.addresses.redirect} />
            <CopyField minor label={t('single-sign-on:addresses.start')} value={data.addresses.start} />
          </Section>
          <Section title={t('single-sign-on:connection.title')} text={t('single-sign-on:connection.text')}>
            <ConnectionForm key={data.updated_at} settings={data} />
          </Section>
          {data.connection && (
            <>
              <Section title={t('single-sign-on:domains.title')} text={t('single-sign-on:domains.text')}>
                <Domains domains={data.domains} />
              </Section>
              <Section title={t('single-sign-on:rules.title')} text={t('single-sign-on:rules.text')}>
                <RulesForm key={data.updated_at} settings={data} />
              </Section>
            </>
          )}
        </>
      ) : (
        <PageSkeleton />
      )}
    </>
  );
};

export default SingleSignOnPage;
