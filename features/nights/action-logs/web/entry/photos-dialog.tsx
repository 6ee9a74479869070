import { Stack } from '@mantine/core';
import { useState } from 'react';
import { type Photo, PhotoPicker } from '#features/accounts/files/web';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { FormActions, useLeaveGuard } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { savedWords } from '#platform/web/outbox/index';
import { Dialog } from '#platform/web/ui/index';
import type { Act } from '../log/use-act.ts';
import type { ShownEntry } from '../outbox/with-unsent.ts';

type Props = { act: Act; entry: ShownEntry; onClose: () => void };

/** More photos of an entry. */
const PhotosDialog = ({ act, entry, onClose }: Props) => {
  const t = useText();
  const [photos, setPhotos] = useState<Photo[]>([]);
  const [busy, setBusy] = useState(false);
  useLeaveGuard(() => photos.length > 0 && !busy);
  const save = async () => {
    if (photos.length === 0) return onClose();
    setBusy(true);
    try {
      const outcome = await act.addPhotos(entry, photos);
      showSuccess(outcome.sent ? t('action-logs:entry.photosAdded') : savedWords(outcome));
      onClose();
    } catch (error) {
      showProblem(error);
      setBusy(false);
    }
  };
  return (
    <Dialog form title={t('action-logs:entry.addPhotos')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="md">
          <PhotoPicker
            label={t(`action-logs:type.${entry.action_type}`)}
            value={photos}
            onChange={setPhotos}
          />
          <FormActions saving={busy} />
        </Stack>
      </form>
    </Dialog>
  );
};

export default PhotosDialog;
