import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { clientHref } from '#features/sites/clients/web';
import { endpointQuery } from '#platform/web/api/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { OpenLink } from '#platform/web/routing/index';
import { FactList, LoadProblem, PageHeader, PageSkeleton, Section } from '#platform/web/ui/index';
import { type CompanyMail, companyMailEndpoints } from '../contract/endpoints.ts';
import classes from './company-mail.module.css';
import { SenderDomain } from './sender-domain.tsx';
import { TestMail } from './test-mail.tsx';

const ReplyTo = ({ email }: { email: string | null }) => {
  const t = useText();
  if (email) return t('company-mail:sending.replyToCompany', { email });
  return (
    <>
      {t('company-mail:sending.replyToNobody')}{' '}
      <OpenLink to="/admin/company-settings">{t('company-mail:sending.settings')}</OpenLink>.
    </>
  );
};

/** The lines that a reader sees, and the server that they leave by. */
const Sending = ({ mail: { from, reply_to, server } }: { mail: CompanyMail }) => {
  const t = useText();
  return (
    <FactList
      className={classes.facts}
      facts={[
        [t('company-mail:sending.from'), `${from.name} <${from.address}>`],
        [t('company-mail:sending.replyTo'), <ReplyTo key="to" email={reply_to} />],
        [
          t('company-mail:sending.server'),
          server
            ? [
                `${server.host}:${server.port}`,
                t(`company-mail:sending.${server.encrypted}`),
                t(server.login ? 'company-mail:sending.login' : 'company-mail:sending.noLogin'),
              ].join(' · ')
            : t('company-mail:none.title'),
        ],
      ]}
    />
  );
};

/** How many contacts get less than the company sends, and at which clients; which mails, their own pages say. */
const Stops = ({ mail: { stopped, stopped_at } }: { mail: CompanyMail }) => {
  const t = useText();
  if (stopped === 0) return <Text size="sm">{t('company-mail:stops.none')}</Text>;
  return (
    <>
      <Text size="sm">
        {t('company-mail:stops.contacts', { count: stopped, shown: formatNumber(stopped) })}{' '}
        {stopped_at.length > 0 && t('company-mail:stops.at')}
      </Text>
      {stopped_at.length > 0 && (
        <Stack component="ul" gap="xs">
          {stopped_at.map(({ client, contacts }) => (
            <li key={client.id}>
              <OpenLink to={clientHref(client.id)}>{client.name}</OpenLink>{' '}
              <Text span size="sm" c="dimmed">
                {t('company-mail:stops.of', { count: contacts, shown: formatNumber(contacts) })}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </>
  );
};

const CompanyMailPage = () => {
  const t = useText();
  const { data, error, refetch } = useQuery(endpointQuery(companyMailEndpoints.getCompanyMail));
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  const domain = data?.from.address.split('@').at(-1) ?? '';
  return (
    <>
      <PageHeader
        title={t('company-mail:title')}
        subtitle={t('company-mail:lead')}
        breadcrumbs={[{ title: t('app:titles.admin'), to: '/admin' }, t('company-mail:title')]}
      />
      {data ? (
        <>
          <Section title={t('company-mail:test.title')} text={t('company-mail:test.text')}>
            <TestMail mail={data} />
          </Section>
          <Section title={t('company-mail:sending.title')} text={t('company-mail:sending.text')}>
            <Sending mail={data} />
          </Section>
          <Section title={t('company-mail:domain.title')} text={t('company-mail:domain.text', { domain })}>
            <SenderDomain />
          </Section>
          <Section title={t('company-mail:stops.title')} text={t('company-mail:stops.text')}>
            <Stops mail={data} />
          </Section>
        </>
      ) : (
        <PageSkeleton />
      )}
    </>
  );
};

export default CompanyMailPage;
