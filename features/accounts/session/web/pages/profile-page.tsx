import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { profileSectionStore } from '#platform/web/feature/index';
import { AddedSections } from '#platform/web/feature/sections';
import { useText } from '#platform/web/i18n/index';
import { Later, PageHeader, PageSkeleton, Section } from '#platform/web/ui/index';
import { sessionEndpoints } from '../../contract/endpoints.ts';
import { PasswordSection } from '../components/password-section.tsx';
import { PhotoSection } from '../components/photo-section.tsx';
import { ProfileForm } from '../components/profile-form.tsx';
import { SessionsSection } from '../components/sessions-section.tsx';
import { EmailSection } from '../email/email-section.tsx';

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
