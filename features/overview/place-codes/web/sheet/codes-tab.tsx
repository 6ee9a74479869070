import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, useAction } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { AnchorLink, ButtonLink } from '#platform/web/routing/index';
import { LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { type CodedPlace, placeCodeEndpoints } from '../../contract/index.ts';
import { scanHref, sheetHref } from '../addresses.ts';
import { buildingCodesQuery } from './building-codes-query.ts';
import classes from './codes.module.css';

type Props = { buildingId: number; place: CodedPlace; mayEdit: boolean };

/** A place with its code: since when it hangs there, what it opens, and another one for a lost or damaged sticker. */
const CodeRow = ({ buildingId, place, mayEdit }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const { name, kind, floors, code } = place;
  const replace = async (text: string) => {
    const agreed = await confirm(t('place-codes:tab.replaceQuestion', { place: name }), {
      agree: t('place-codes:tab.replace'),
      danger: true,
    });
    if (!agreed) return;
    try {
      const answer = await call(placeCodeEndpoints.replacePlaceCode, {
        params: { id: buildingId },
        body: { code: text },
      });
      client.setQueryData(buildingCodesQuery(buildingId).queryKey, answer);
      showSuccess(t('place-codes:tab.replaced', { place: name }));
    } catch (error) {
      showProblem(error);
    }
  };
  return (
    <Group component="li" className={classes.row} gap="4px 12px">
      <Stack component="span" flex="1 1 20ch" miw={0} data-breaks gap={0}>
        <Box component="span" fw={600}>
          {name}
        </Box>
        <Box component="span" fz={13} c="dimmed">
          {[t(`place-codes:kind.${kind}`), ...floors].join(' · ')}
          {' · '}
          {code ? t('place-codes:tab.made', { day: formatDate(code.created_at) }) : t('place-codes:tab.none')}
        </Box>
      </Stack>
      {code && (
        <AnchorLink to={scanHref(code.text)} aria-label={`${t('place-codes:tab.open')}: ${name}`}>
          {t('place-codes:tab.open')}
        </AnchorLink>
      )}
      {code && mayEdit && (
        <Button
          variant="default"
          aria-label={t('place-codes:tab.replaceOf', { place: name })}
          onClick={() => void replace(code.text)}
        >
          {t('place-codes:tab.replace')}
        </Button>
      )}
    </Group>
  );
};

/** The codes of a building's places. */
const CodesTab = ({ buildingId }: { buildingId: number }) => {
  const t = useText();
  const client = useQueryClient();
  const query = buildingCodesQuery(buildingId);
  const { data, error, refetch } = useQuery(query);
  const create = useAction(placeCodeEndpoints.createBuildingCodes, {
    onSuccess: (answer) => {
      client.setQueryData(query.queryKey, answer);
      showSuccess(t('place-codes:tab.created'));
    },
  });
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={5} />;
  const missing = data.places.filter(({ code }) => code === null).length;
  return (
    <>
      <Text c="dimmed">{t('place-codes:tab.lead')}</Text>
      <Group gap="xs" align="stretch" my="sm" data-no-print>
        {missing < data.places.length && (
          <ButtonLink
            to={sheetHref(buildingId)}
            variant={missing === 0 ? 'filled' : 'default'}
            leftSection={<IconPrinter size={16} aria-hidden />}
          >
            {t('place-codes:tab.print')}
          </ButtonLink>
        )}
        {data.can.edit && missing > 0 && (
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            loading={create.isPending}
            onClick={() => create.mutate({ params: { id: buildingId }, body: {} })}
          >
            {t('place-codes:tab.create', { count: missing })}
          </Button>
        )}
      </Group>
      <ul>
        {data.places.map((place) => (
          <CodeRow
            key={`${place.kind}-${place.id}`}
            buildingId={buildingId}
            place={place}
            mayEdit={data.can.edit}
          />
        ))}
      </ul>
    </>
  );
};

export default CodesTab;
