import { Button, Text } from '@mantine/core';
import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import { LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { placeCodeEndpoints } from '../../contract/index.ts';
import { sheetHref } from '../addresses.ts';
import { buildingCodesQuery } from './building-codes-query.ts';
import { CodeRow } from './code-row.tsx';
import classes from './codes.module.css';

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
      <div className={classes.actions} data-no-print>
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
      </div>
      <ul className={classes.rows}>
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
