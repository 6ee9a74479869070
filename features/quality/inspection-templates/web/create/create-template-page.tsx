import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { currentLocale, useText } from '#platform/web/i18n/index';
import { useRefused } from '#platform/web/outbox/index';
import { lazyPart, useSearchState } from '#platform/web/routing/index';
import { PageHeader, PageSkeleton, RowsSkeleton } from '#platform/web/ui/index';
import { paths } from '../addresses.ts';
import { templateSearch } from '../editor/template-values.ts';
import classes from './create.module.css';
import { Library } from './library.tsx';
import { libraryQuery } from './library-query.ts';

/** The form stands below the library, from which most people take a template. */
const [Creating] = lazyPart(() => import('./creating.tsx'), { soon: true });

const CreateTemplatePage = () => {
  const t = useText();
  const [{ unsent }] = useSearchState(templateSearch);
  const refused = useRefused(unsent);
  // The form is shown only after the library above it has loaded, which would otherwise push it down.
  const { isLoading } = useQuery(libraryQuery(currentLocale()));
  const title = t('inspection-templates:titles.create');
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[
          { title: t('app:titles.admin'), to: '/admin' },
          { title: t('inspection-templates:titles.list'), to: paths.list },
          title,
        ]}
      />
      {isLoading || refused === 'loading' ? (
        <PageSkeleton />
      ) : (
        <>
          <Library />
          <section className={classes.part} aria-labelledby="blank">
            <Title order={2} id="blank">
              {t('inspection-templates:create.blank')}
            </Title>
            <Text c="dimmed" size="sm" mb="md">
              {t('inspection-templates:create.blankText')}
            </Text>
            <Suspense fallback={<RowsSkeleton rows={6} />}>
              <Creating key={refused?.id} refused={refused} />
            </Suspense>
          </section>
        </>
      )}
    </>
  );
};

export default CreateTemplatePage;
