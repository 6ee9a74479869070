import { Alert, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiError, useAction } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormActions } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type BuildingCard, type BuildingPosition, positionEndpoints } from '../../contract/index.ts';
import { buildingQuery } from '../use-building.ts';
import { coordinatesText, type Point, readCoordinates } from './coordinates.ts';

type Props = {
  building: BuildingCard;
  /** Where the pin is now; whoever shows the map moves it too. */
  point: Point | null;
  onPoint: (point: Point) => void;
  /** Whether a map beside the form shows the pin. */
  onMap: boolean;
  onClose: () => void;
};

const messageOf = ({ fields, message }: ApiError): string => Object.values(fields)[0]?.[0] ?? message;

const isAt = (typed: string, point: Point | null): boolean => {
  const read = readCoordinates(typed);
  return read !== undefined && point !== null && coordinatesText(read) === coordinatesText(point);
};

/** Corrects where a building stands: by moving its pin, or by its coordinates. */
export const PositionForm = ({ building, point, onPoint, onMap, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const { data } = useQuery({ ...buildingQuery(building.id), staleTime: 0 });
  const [typed, setTyped] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<BuildingPosition>();
  const [refused, setRefused] = useState<string>();
  const save = useAction(positionEndpoints.setBuildingPosition, {
    quiet: true,
    onSuccess: () => {
      showSuccess(t('buildings:position.saved'));
      // Lists, the map and open buildings show where it is.
      void client.invalidateQueries();
      onClose();
    },
  });
  const shown = typed ?? (point ? coordinatesText(point) : '');
  // Typed coordinates stay in the input until the pin is moved elsewhere.
  if (typed !== null && readCoordinates(typed) && !isAt(typed, point)) setTyped(null);
  const updated_at = theirs?.updated_at ?? data?.updated_at;
  const submit = () => {
    const read = readCoordinates(shown);
    if (!read) return setRefused(t('buildings:position.unreadable'));
    if (!updated_at) return;
    save.mutate(
      { params: { id: building.id }, body: { ...read, updated_at } },
      {
        onError: (error) => {
          if (error.code === 'stale') {
            setTheirs((error.details as { current: BuildingPosition }).current);
          } else setRefused(messageOf(error));
        },
      },
    );
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Text size="sm" c="dimmed" mb="xs">
        {t(onMap ? 'buildings:position.how' : 'buildings:position.howTyped')}
      </Text>
      <TextInput
        label={t('buildings:position.coordinates')}
        placeholder="39.7392, -104.9903"
        autoComplete="off"
        maxLength={60}
        value={shown}
        error={refused}
        onChange={(event) => {
          const next = event.currentTarget.value;
          setRefused(undefined);
          setTyped(next);
          const read = readCoordinates(next);
          if (read) onPoint(read);
        }}
      />
      {theirs && (
        <Alert color="orange" mt="sm">
          {t('buildings:position.stale')}
        </Alert>
      )}
      <Text size="xs" c="dimmed" mt="xs" mb="sm">
        {t('buildings:position.stays')}
      </Text>
      <FormActions inline saving={save.isPending} cancel={onClose} />
    </form>
  );
};
