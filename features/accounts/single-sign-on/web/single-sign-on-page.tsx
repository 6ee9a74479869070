import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { CopyField, LoadProblem, PageHeader, PageSkeleton, Section } from '#platform/web/ui/index';
import { signOnSettingsEndpoints } from '../contract/settings-endpoints.ts';
import { ConnectionForm } from './connection/connection-form.tsx';
import { Domains } from './domains/domains.tsx';
import { RulesForm } from './rules-form.tsx';

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
