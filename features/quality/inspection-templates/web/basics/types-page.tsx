import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { currentLocale, useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { PageHeader, RowsSkeleton } from '#platform/web/ui/index';
import { describeType, type OwnType } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { typesQuery } from '../use-basics.ts';
import { BasicsList } from './basics-list.tsx';

const [TypeDialog] = lazyPart(() => import('./type-dialog.tsx'));

const TypesPage = () => {
  const t = useText();
  const mayWrite = useFlag('admin.canAddTemplate');
  const [opened, open] = useState<OwnType | 'new' | null>(null);
  const { data } = useQuery(typesQuery());
  const title = t('inspection-templates:titles.types');
  return (
    <>
      <PageHeader
        title={title}
        subtitle={t('inspection-templates:types.subtitle')}
        breadcrumbs={[
          { title: t('app:titles.admin'), to: '/admin' },
          { title: t('inspection-templates:titles.list'), to: paths.list },
          title,
        ]}
        action={
          mayWrite && (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => open('new')}>
              {t('inspection-templates:types.add')}
            </Button>
          )
        }
      />
      {data ? (
        <BasicsList
          label={title}
          rows={data}
          nameOf={(type) => describeType(type, currentLocale())}
          onOpen={mayWrite ? open : undefined}
        >
          {({ active }) =>
            !active && (
              <Text size="sm" c="dimmed">
                {t('inspection-templates:types.inactive')}
              </Text>
            )
          }
        </BasicsList>
      ) : (
        <RowsSkeleton rows={7} />
      )}
      <Suspense>
        {opened && <TypeDialog type={opened === 'new' ? null : opened} onClose={() => open(null)} />}
      </Suspense>
    </>
  );
};

export default TypesPage;
