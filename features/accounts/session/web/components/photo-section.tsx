import { Button, FileButton, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readPhoto } from '#features/accounts/files/web';
import { ApiError, queryKeyOf, upload } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { profileChanged } from '#platform/web/session/index';
import { UserAvatar } from '#platform/web/ui/index';
import { sessionEndpoints } from '../../contract/endpoints.ts';
import type { SignedInUser } from '../../contract/session.ts';
import classes from './section.module.css';

export const PhotoSection = ({ user }: { user: SignedInUser }) => {
  const t = useText();
  const client = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const send = async (chosen: File) => {
    setError(null);
    setShare(0);
    try {
      const { file, name } = await readPhoto(chosen);
      const files = [{ field: 'photo', file, name }];
      await upload(sessionEndpoints.uploadProfilePhoto, { files }, { onProgress: setShare });
      await client.invalidateQueries({ queryKey: queryKeyOf(sessionEndpoints.getSignedInUser) });
      profileChanged();
      showSuccess(t('session:photo.saved'));
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 422) setError(problem.message);
      else showProblem(problem);
    } finally {
      setShare(null);
    }
  };
  return (
    <Group gap="md">
      <UserAvatar name={user.name} photoId={user.profile_photo_id} size={64} />
      <div>
        <Text size="sm" c="dimmed" mb={4} className={classes.login}>
          {user.email ?? user.employee_code}
        </Text>
        <FileButton accept="image/*" onChange={(file) => file && void send(file)}>
          {(props) => (
            <Button {...props} variant="default" loading={share !== null}>
              {t(user.profile_photo_id ? 'session:photo.replace' : 'session:photo.add')}
            </Button>
          )}
        </FileButton>
        {error && (
          <Text size="sm" c="error" mt={4} role="alert">
            {error}
          </Text>
        )}
      </div>
    </Group>
  );
};
