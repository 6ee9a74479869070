import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { endpointQuery } from '#platform/web/api/index';
import { partComponent, profileSectionStore, shownTo } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { PageHeader, PageSkeleton, RowsSkeleton, Section } from '#platform/web/ui/index';
import { sessionEndpoints } from '../../contract/endpoints.ts';
import { PasswordSection } from '../components/password-section.tsx';
import { PhotoSection } from '../components/photo-section.tsx';
import { ProfileForm } from '../components/profile-form.tsx';
import { SessionsSection } from '../components/sessions-section.tsx';

/** Sections of other features, shown to people who may use them. */
const MoreSections = () => {
  const t = useText();
  const { flags } = useSession();
  return profileSectionStore
    .use()
    .filter(shownTo(flags))
    .map((section) => {
      const Content = partComponent(section);
      return (
        <Section key={section.id} anchor={section.id} title={t(section.title)} text={t(section.text)}>
          <Suspense fallback={<RowsSkeleton rows={4} />}>
            <Content />
          </Suspense>
        </Section>
      );
    });
};

const ProfilePage = () => {
  const t = useText();
  const { data: user } = useQuery(endpointQuery(sessionEndpoints.getSignedInUser));
  return (
    <>
      <PageHeader title={t('session:titles.profile')} subtitle={user?.email ?? user?.employee_code} />
      {user ? (
        <>
          <Section title={t('session:profile.about')} text={t('session:profile.aboutText')}>
            <PhotoSection user={user} />
            <ProfileForm key={user.updated_at} user={user} />
          </Section>
          <MoreSections />
          <Section title={t('session:password.title')} text={t('session:password.text')}>
            <PasswordSection login={user.email ?? user.employee_code ?? ''} />
          </Section>
          <Section title={t('session:sessions.title')} text={t('session:sessions.text')}>
            <SessionsSection />
          </Section>
        </>
      ) : (
        <PageSkeleton />
      )}
    </>
  );
};

export default ProfilePage;
