import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { currentLocale, formatPercent, useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { PageHeader, RowsSkeleton } from '#platform/web/ui/index';
import { describeChoice, describeScale, type OwnScale } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { themeColor } from '../question/choice-colors.ts';
import { scalesQuery } from '../use-basics.ts';
import classes from './basics.module.css';
import { BasicsList } from './basics-list.tsx';

const [ScaleDialog] = lazyPart(() => import('./scale-dialog.tsx'));

const Choices = ({ scale }: { scale: OwnScale }) => (
  <Group component="span" className={classes.choices} gap={6} align="stretch" justify="flex-end">
    {scale.choices.map((choice) => (
      <span
        key={choice.key}
        className={classes.choice}
        style={{ borderBottomColor: `var(--mantine-color-${themeColor[choice.color]}-filled)` }}
      >
        {describeChoice(scale, choice, currentLocale())} {formatPercent(choice.percent / 100, 2)}
      </span>
    ))}
  </Group>
);

const ScalesPage = () => {
  const t = useText();
  const mayWrite = useFlag('admin.canAddTemplate');
  const [opened, open] = useState<OwnScale | 'new' | null>(null);
  const { data } = useQuery(scalesQuery());
  const title = t('inspection-templates:titles.scales');
  return (
    <>
      <PageHeader
        title={title}
        subtitle={t('inspection-templates:scales.subtitle')}
        breadcrumbs={[
          { title: t('app:titles.admin'), to: '/admin' },
          { title: t('inspection-templates:titles.list'), to: paths.list },
          title,
        ]}
        action={
          mayWrite && (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => open('new')}>
              {t('inspection-templates:scales.add')}
            </Button>
          )
        }
      />
      {data ? (
        <BasicsList
          label={title}
          rows={data}
          nameOf={(scale) => describeScale(scale, currentLocale())}
          onOpen={mayWrite ? open : undefined}
        >
          {(scale) => (
            <>
              <Choices scale={scale} />
              {!scale.active && (
                <Text size="sm" c="dimmed">
                  {t('inspection-templates:types.inactive')}
                </Text>
              )}
            </>
          )}
        </BasicsList>
      ) : (
        <RowsSkeleton rows={5} />
      )}
      <Suspense>
        {opened && <ScaleDialog scale={opened === 'new' ? null : opened} onClose={() => open(null)} />}
      </Suspense>
    </>
  );
};

export default ScalesPage;
