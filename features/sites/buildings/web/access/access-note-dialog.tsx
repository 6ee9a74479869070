import { Alert, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiError } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { CountedTextarea, FormActions } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { accessNoteEndpoints } from '../../contract/index.ts';
import { refreshBuilding } from '../queries.ts';

export type ReadNote = { access_note: string; updated_at: string };

type Props = { buildingId: number; read: ReadNote; onClose: () => void };

const limit = 2000;

/** Without a draft and without the outbox: a secret is not kept on the device. */
const AccessNoteDialog = ({ buildingId, read, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const [words, setWords] = useState(read.access_note);
  const [version, setVersion] = useState(read.updated_at);
  const [theirs, setTheirs] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const params = { id: buildingId };
  /** Showing what somebody else wrote in the meantime is a reading too, and leaves a trace. */
  const compare = async () => {
    const now = await call(accessNoteEndpoints.readAccessNote, { params });
    setVersion(now.updated_at);
    setTheirs(now.access_note);
  };
  const save = async () => {
    setBusy(true);
    try {
      await call(accessNoteEndpoints.updateAccessNote, {
        params,
        body: { access_note: words, updated_at: version },
      });
      showSuccess(t('buildings:access.saved'));
      refreshBuilding(client);
      onClose();
    } catch (problem) {
      if (isApiError(problem, 'stale')) await compare().catch(showProblem);
      else if (isApiError(problem) && problem.status === 422) {
        setError(Object.values(problem.fields).flat().join('\n'));
      } else showProblem(problem);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={t('buildings:facts.access')} onClose={onClose}>
      <Stack gap="md">
        {theirs !== null && (
          <Alert color="yellow" title={t('buildings:access.changed')} style={{ whiteSpace: 'pre-line' }}>
            {theirs || '–'}
          </Alert>
        )}
        <CountedTextarea
          data-autofocus
          autosize
          minRows={4}
          autoComplete="off"
          label={t('buildings:facts.access')}
          description={t('buildings:access.hint')}
          limit={limit}
          value={words}
          error={error}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            setError(undefined);
          }}
        />
        <FormActions
          inline
          saving={busy}
          save={t(theirs === null ? 'platform:actions.save' : 'buildings:access.keepMine')}
          onSave={() => void save()}
        />
      </Stack>
    </Dialog>
  );
};

export default AccessNoteDialog;
