import { Box, Button, Group, Stack } from '@mantine/core';
import { IconPrinter, IconQrcode } from '@tabler/icons-react';
import { z } from 'zod';
import { buildingHref } from '#features/sites/buildings/web';
import { useRecordQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { QrCode } from '#platform/web/qr/index';
import { ButtonLink, urlChoice, useIdParam, useSearchState, type Visit } from '#platform/web/routing/index';
import {
  AutoGrid,
  ChoiceChips,
  EmptyState,
  PageHeader,
  PageSkeleton,
  RecordProblem,
} from '#platform/web/ui/index';
import { type BuildingCodes, type CodedPlace, placeKinds } from '../../contract/index.ts';
import { buildingCodesQuery } from './building-codes-query.ts';
import classes from './codes.module.css';

const shows = ['all', ...placeKinds] as const;

const pageSearch = z.object({ show: urlChoice(shows, 'all') });

export const prefetch = ({ client, params }: Visit): void =>
  void client.prefetchQuery(buildingCodesQuery(Number(params.buildingId)));

const codesTab = (buildingId: number): string => `${buildingHref(buildingId)}?tab=codes`;

type LabelProps = { place: CodedPlace; sheet: BuildingCodes };

const Label = ({ place: { kind, name, floors, code }, sheet }: LabelProps) => {
  const t = useText();
  if (!code) return null;
  const where = kind === 'building' ? [] : [sheet.building.name, ...floors];
  return (
    <Stack component="li" className={classes.label} gap={6} align="center">
      <QrCode text={code.url} label={t('place-codes:sheet.label', { place: name })} />
      <Box component="span" fz={16} fw={650}>
        {name}
      </Box>
      {where.length > 0 && <span className={classes.of}>{where.join(' · ')}</span>}
      <span className={classes.scan}>{t('place-codes:sheet.scan')}</span>
      <span className={classes.address}>{code.url.replace(/^https?:\/\//, '')}</span>
      <span className={classes.of}>{sheet.organization}</span>
    </Stack>
  );
};

const Sheet = ({ sheet }: { sheet: BuildingCodes }) => {
  const t = useText();
  const [{ show = 'all' }, setSearch] = useSearchState(pageSearch);
  const made = sheet.places.filter(({ code }) => code !== null);
  const shown = made.filter(({ kind }) => show === 'all' || kind === show);
  const kinds = shows.filter((one) => one === 'all' || made.some(({ kind }) => kind === one));
  const { id, name } = sheet.building;
  if (made.length === 0) {
    return (
      <EmptyState
        icon={IconQrcode}
        title={t('place-codes:sheet.empty')}
        text={t('place-codes:sheet.emptyText')}
        action={<ButtonLink to={codesTab(id)}>{t('place-codes:sheet.back')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      {kinds.length > 2 && (
        <Group gap="xs" align="stretch" my="sm" data-no-print>
          <ChoiceChips
            label={t('place-codes:sheet.show')}
            choices={kinds}
            word={(one) => t(one === 'all' ? 'place-codes:sheet.all' : `place-codes:kind.${one}`)}
            value={show}
            onChange={(one) => setSearch({ show: one })}
          />
        </Group>
      )}
      <AutoGrid component="ul" className={classes.sheet} min={220} fill gap="sm" aria-label={name}>
        {shown.map((place) => (
          <Label key={`${place.kind}-${place.id}`} place={place} sheet={sheet} />
        ))}
      </AutoGrid>
    </>
  );
};

/** A sticker for each place of a building, to be printed and cut. */
const SheetPage = () => {
  const t = useText();
  const buildingId = useIdParam('buildingId');
  const title = t('place-codes:titles.sheet');
  const { data, error, refetch } = useRecordQuery(buildingCodesQuery(buildingId));
  const trail = [
    { title: data?.building.name ?? t('place-codes:kind.building'), to: codesTab(buildingId) },
    title,
  ];
  if (!data && !error) return <PageSkeleton crumbs />;
  if (!data) {
    return (
      <RecordProblem
        error={error as Error}
        retry={() => void refetch()}
        title={title}
        breadcrumbs={trail}
        missing={{ title: t('buildings:notFound'), back: { label: t('buildings:back'), to: '/admin/jobs' } }}
      />
    );
  }
  return (
    <>
      <div data-no-print>
        <PageHeader
          title={title}
          subtitle={data.building.name}
          breadcrumbs={trail}
          action={
            data.places.some(({ code }) => code) && (
              <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => print()}>
                {t('place-codes:tab.print')}
              </Button>
            )
          }
        />
      </div>
      <Sheet sheet={data} />
    </>
  );
};

export default SheetPage;
