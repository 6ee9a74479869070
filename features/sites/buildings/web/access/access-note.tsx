import { Button, Group, Text } from '@mantine/core';
import { IconEye, IconEyeOff, IconPencil } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { call, useSettledQuery } from '#platform/web/api/index';
import { showProblem } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import { accessNoteEndpoints } from '../../contract/index.ts';
import { buildingQuery } from '../use-building.ts';
import type { ReadNote } from './access-note-dialog.tsx';

const [AccessNoteDialog] = lazyPart(() => import('./access-note-dialog.tsx'));

/** Milliseconds after which a note that was shown is hidden again. */
const shownFor = 60_000;

/** How to get in: hidden until somebody asks, which leaves a trace, and hidden again after a minute. It is kept nowhere
 * but on the screen. */
export const AccessNote = ({ buildingId }: { buildingId: number }) => {
  const t = useText();
  const { data: building } = useSettledQuery(buildingQuery(buildingId));
  const [shown, setShown] = useState<string | null>(null);
  const [edited, setEdited] = useState<ReadNote | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), shownFor);
    return () => clearTimeout(timer);
  }, [shown]);
  // The button that opens the dialog stays enabled meanwhile: disabled, it would lose the focus that the dialog gives back.
  const read = async (then: (note: ReadNote) => void) => {
    if (busy) return;
    setBusy(true);
    await call(accessNoteEndpoints.readAccessNote, { params: { id: buildingId } }).then(then, showProblem);
    setBusy(false);
  };
  if (!building) return null;
  const { has_access_note: exists, can } = building;
  if (!can.read_access_note) {
    return (
      <Text size="sm" c="dimmed">
        {t(exists ? 'buildings:access.notForYou' : 'buildings:access.none')}
      </Text>
    );
  }
  return (
    <div data-no-print>
      {shown !== null && (
        <Text
          mb={10}
          p="10px 12px"
          bd="1px solid var(--cora-border)"
          bdrs="var(--mantine-radius-sm)"
          data-prose
          role="status"
        >
          {shown}
        </Text>
      )}
      {!exists && (
        <Text size="sm" c="dimmed" mb={8}>
          {t('buildings:access.none')}
        </Text>
      )}
      <Group gap="xs">
        {shown !== null ? (
          <Button variant="default" leftSection={<IconEyeOff size={18} />} onClick={() => setShown(null)}>
            {t('buildings:access.hide')}
          </Button>
        ) : (
          exists && (
            <Button
              variant="default"
              loading={busy}
              leftSection={<IconEye size={18} />}
              onClick={() => void read((note) => setShown(note.access_note))}
            >
              {t('buildings:access.show')}
            </Button>
          )
        )}
        {can.update && (
          <Button
            variant="subtle"
            leftSection={<IconPencil size={18} />}
            onClick={() => void read(setEdited)}
          >
            {t(exists ? 'buildings:access.edit' : 'buildings:access.add')}
          </Button>
        )}
      </Group>
      {exists && shown === null && (
        <Text size="sm" c="dimmed" mt={6}>
          {t('buildings:access.traced')}
        </Text>
      )}
      <Suspense fallback={null}>
        {edited && (
          <AccessNoteDialog
            buildingId={buildingId}
            read={edited}
            onClose={() => {
              setEdited(null);
              setShown(null);
            }}
          />
        )}
      </Suspense>
    </div>
  );
};
