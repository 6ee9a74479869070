import { Text } from '@mantine/core';
import { IconLifebuoy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { endpointPage } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { urlText, useSearchState } from '#platform/web/routing/index';
import {
  EmptyState,
  LoadProblem,
  NothingMatches,
  PageHeader,
  RowsSkeleton,
  SearchBox,
} from '#platform/web/ui/index';
import { type SupportedOrganization, supportEndpoints } from '../contract/index.ts';
import { EnterDialog } from './enter-dialog.tsx';
import { OrganizationItem } from './organization-item.tsx';
import classes from './support.module.css';

const search = z.object({ q: urlText() });

/** Where support chooses the organization that it looks at. */
const SupportPage = () => {
  const t = useText();
  const [{ q }, setSearch] = useSearchState(search);
  const [chosen, setChosen] = useState<SupportedOrganization | null>(null);
  const { data, error, refetch } = useQuery({
    ...endpointPage(supportEndpoints.findSupported, { query: q ? { q } : {} }),
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
      <ul className={classes.list} aria-label={t('support:organizations')}>
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
