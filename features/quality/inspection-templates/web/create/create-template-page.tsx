import { Box, Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Locale } from '#platform/contract/fields';
import { endpointQuery, useAction } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { currentLocale, useText } from '#platform/web/i18n/index';
import { useRefused } from '#platform/web/outbox/index';
import { lazyPart, useGo, useSearchState } from '#platform/web/routing/index';
import { AutoGrid, CardsSkeleton, PageHeader, PageSkeleton, RowsSkeleton } from '#platform/web/ui/index';
import {
  describeType,
  type LibraryKey,
  type LibraryRow,
  templateListEndpoints,
  transferEndpoints,
} from '../../contract/index.ts';
import { editTemplateHref, paths } from '../addresses.ts';
import { templateSearch } from '../editor/template-values.ts';
import { ImportButton } from './import-button.tsx';

/** The library changes only with a new version of the product. */
const libraryQuery = (language: Locale) => ({
  ...endpointQuery(transferEndpoints.listLibrary, { query: { language } }),
  staleTime: Number.POSITIVE_INFINITY,
});

const [LookDialog] = lazyPart(() => import('./look-dialog.tsx'));

type Language = 'en' | 'es';

const Card = ({
  row,
  busy,
  onLook,
  onCopy,
}: {
  row: LibraryRow;
  busy: boolean;
  onLook: () => void;
  onCopy: () => void;
}) => {
  const t = useText();
  return (
    <Stack
      component="li"
      gap="xs"
      mih={196}
      p="md"
      bd="1px solid var(--cora-border)"
      bdrs="md"
      bg="var(--mantine-color-body)"
    >
      <Title order={3}>{row.name}</Title>
      <Text size="sm" c="dimmed">
        {[
          describeType(row.type, currentLocale()),
          t('inspection-templates:count.sections', { count: row.sections }),
          t('inspection-templates:count.questions', { count: row.questions }),
        ].join(' · ')}
      </Text>
      <Text size="sm" flex={1}>
        {row.description}
      </Text>
      <Group gap="xs" align="stretch">
        <Button loading={busy} onClick={onCopy}>
          {t('inspection-templates:actions.use')}
        </Button>
        <Button variant="default" onClick={onLook}>
          {t('inspection-templates:actions.look')}
        </Button>
      </Group>
    </Stack>
  );
};

/** Ready templates, which can be copied with one touch. */
const Library = () => {
  const t = useText();
  const go = useGo();
  const [language, setLanguage] = useState<Language>(currentLocale());
  const [looked, look] = useState<LibraryKey | null>(null);
  const { data } = useQuery({
    ...libraryQuery(language),
    placeholderData: (previous) => previous,
  });
  const copying = useAction(transferEndpoints.copyLibraryTemplate, {
    refreshes: [templateListEndpoints.listTemplates],
    onSuccess: (template) => {
      showSuccess(t('inspection-templates:create.copied', { name: template.name }));
      void go(editTemplateHref(template.id));
    },
  });
  const copy = (key: LibraryKey) => copying.mutate({ body: { key, language } });
  return (
    <Box component="section" mb="xl" aria-labelledby="library">
      <Group gap="sm" align="flex-end" justify="space-between" mb="md">
        <div>
          <Title order={2} id="library">
            {t('inspection-templates:create.library')}
          </Title>
          <Text c="dimmed" size="sm">
            {t('inspection-templates:create.libraryText')}
          </Text>
        </div>
        <Group gap="sm" align="flex-end">
          <NativeSelect
            label={t('inspection-templates:create.language')}
            data={[
              { value: 'en', label: 'English' },
              { value: 'es', label: 'Español' },
            ]}
            value={language}
            onChange={(event) => setLanguage(event.currentTarget.value as Language)}
          />
          <ImportButton />
        </Group>
      </Group>
      {data ? (
        <AutoGrid component="ul" min={300} fill>
          {data.map((row) => (
            <Card
              key={row.key}
              row={row}
              busy={copying.isPending && copying.variables.body.key === row.key}
              onLook={() => look(row.key)}
              onCopy={() => copy(row.key)}
            />
          ))}
        </AutoGrid>
      ) : (
        <CardsSkeleton />
      )}
      <Suspense>
        {looked && (
          <LookDialog
            ready={looked}
            language={language}
            onCopy={() => copy(looked)}
            onClose={() => look(null)}
          />
        )}
      </Suspense>
    </Box>
  );
};

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
          <Box component="section" mb="xl" aria-labelledby="blank">
            <Title order={2} id="blank">
              {t('inspection-templates:create.blank')}
            </Title>
            <Text c="dimmed" size="sm" mb="md">
              {t('inspection-templates:create.blankText')}
            </Text>
            <Suspense fallback={<RowsSkeleton rows={6} />}>
              <Creating key={refused?.id} refused={refused} />
            </Suspense>
          </Box>
        </>
      )}
    </>
  );
};

export default CreateTemplatePage;
