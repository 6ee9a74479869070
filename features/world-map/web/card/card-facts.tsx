import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { jobFactStore, partComponent } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import classes from './site-card.module.css';

/** Facts that other features add about the site, such as its managers. */
export const CardFacts = ({ jobId }: { jobId: number }) => {
  const t = useText();
  const { flags } = useSession();
  const facts = jobFactStore.use().filter(({ flag }) => flag === null || flags.has(flag));
  if (facts.length === 0) return null;
  return (
    <dl className={classes.facts}>
      {facts.map((fact) => {
        const Content = partComponent(fact);
        return (
          <div key={fact.id}>
            <dt>{t(fact.title)}</dt>
            <dd>
              <Suspense fallback={<Skeleton h={20} w={140} />}>
                <Content key={jobId} jobId={jobId} brief />
              </Suspense>
            </dd>
          </div>
        );
      })}
    </dl>
  );
};
