import { Button, FileButton, Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { readPhoto } from '#features/accounts/files/web';
import { ApiError, endpointQuery, queryKeyOf, upload } from '#platform/web/api/index';
import { profileSectionStore } from '#platform/web/feature/index';
import { AddedSections } from '#platform/web/feature/sections';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import { profileChanged } from '#platform/web/session/index';
import { Later, PageHeader, PageSkeleton, Section, UserAvatar } from '#platform/web/ui/index';
import { sessionEndpoints } from '../../contract/endpoints.ts';
import type { SignedInUser } from '../../contract/session.ts';
import { PasswordSection } from '../components/password-section.tsx';
import { ProfileForm } from '../components/profile-form.tsx';
import { SessionsSection } from '../components/sessions-section.tsx';

const PhotoSection = ({ user }: { user: SignedInUser }) => {
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
        <Text size="sm" c="dimmed" mb={4} data-breaks>
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

const [EmailDialog] = lazyPart(() => import('../email/email-dialog.tsx'));

/** The address of the login. If the login opens several organizations, only its owner can change it. */
const EmailSection = ({ email }: { email: string }) => {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <Group justify="space-between" gap="sm">
      <Text>{email}</Text>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('session:email.change')}
      </Button>
      <Suspense>{open && <EmailDialog email={email} onClose={() => setOpen(false)} />}</Suspense>
    </Group>
  );
};

const ProfilePage = () => {
  const t = useText();
  const { data: user } = useQuery(endpointQuery(sessionEndpoints.getSignedInUser));
  return (
    <>
      <PageHeader title={t('session:titles.profile')} subtitle={t('session:profile.lead')} />
      {user ? (
        <>
          <Section title={t('session:profile.about')} text={t('session:profile.aboutText')}>
            <PhotoSection user={user} />
            <ProfileForm key={user.updated_at} user={user} />
          </Section>
          {user.email !== null && (
            <Section title={t('session:email.title')} text={t('session:email.text')}>
              <EmailSection email={user.email} />
            </Section>
          )}
          <Later>
            <AddedSections of={profileSectionStore} />
            <Later>
              <Section title={t('session:password.title')} text={t('session:password.text')}>
                <PasswordSection login={user.email ?? user.employee_code ?? ''} />
              </Section>
              <Section title={t('session:sessions.title')} text={t('session:sessions.text')}>
                <SessionsSection />
              </Section>
            </Later>
          </Later>
        </>
      ) : (
        <PageSkeleton />
      )}
    </>
  );
};

export default ProfilePage;
