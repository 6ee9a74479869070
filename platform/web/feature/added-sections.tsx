import { Suspense } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session/use-session.ts';
import type { Store } from '../store/create-store.ts';
import { Section } from '../ui/section/section.tsx';
import { RowsSkeleton } from '../ui/states/skeletons.tsx';
import { partComponent } from './job-parts.ts';
import type { ProfileSection } from './profile-sections.ts';
import { shownTo } from './shown-to.ts';

/** The sections that other features add to a page, for people who may use them. */
export const AddedSections = ({ of }: { of: Store<readonly ProfileSection[]> }) => {
  const t = useText();
  const { flags } = useSession();
  return of
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
