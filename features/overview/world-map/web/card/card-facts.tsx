import { Skeleton } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { type JobFact, jobFactStore, partComponent, shownTo } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import classes from './site-card.module.css';

/** Average height of a fact in pixels. */
const factHeight = 56;

/** Facts that other features add about the site, such as its team. They appear together, in room that is kept for them.
 * Otherwise the card, which stands at the lower edge of a phone, would jump with each fact. */
export const CardFacts = ({ jobId }: { jobId: number }) => {
  const t = useText();
  const { flags } = useSession();
  const facts = jobFactStore.use().filter(shownTo(flags));
  if (facts.length === 0) return null;
  const listed = (content: (fact: JobFact) => ReactNode) => (
    <dl className={classes.facts}>
      {facts.map((fact) => (
        <div key={fact.id}>
          <dt>{t(fact.title)}</dt>
          <dd>{content(fact)}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Suspense key={jobId} fallback={listed(() => <Skeleton h={factHeight} />)}>
      {listed((fact) => {
        const Content = partComponent(fact);
        return <Content jobId={jobId} brief />;
      })}
    </Suspense>
  );
};
