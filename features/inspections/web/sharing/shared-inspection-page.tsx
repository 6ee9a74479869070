import { useQuery } from '@tanstack/react-query';
import { SharedFrame, SharedProblem } from '#features/sharing/web';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { useTextParam } from '#platform/web/routing/index';
import { PageHeader, PageSkeleton, RecordLayout, RecordSection } from '#platform/web/ui/index';
import { sharedInspectionEndpoints } from '../../contract/index.ts';
import { InspectionStatusChip } from '../list/inspection-status.tsx';
import classes from '../report/report.module.css';
import { ScoreSummary } from '../report/score-summary.tsx';
import { SharedFacts } from './shared-facts.tsx';
import { SharedSections } from './shared-sections.tsx';

/** Read again in time: the addresses of the pictures are valid for a quarter of an hour. */
const tenMinutes = 10 * 60_000;

const SharedInspectionPage = () => {
  const t = useText();
  const orgSlug = useTextParam('orgSlug');
  const {
    data: inspection,
    error,
    refetch,
  } = useQuery({
    ...endpointQuery(sharedInspectionEndpoints.getSharedInspection, { params: { orgSlug } }),
    staleTime: tenMinutes,
    meta: { quiet: true },
  });
  if (error) return <SharedProblem orgSlug={orgSlug} error={error} retry={() => void refetch()} />;
  if (!inspection) return <PageSkeleton />;
  const title = t('inspections:report.title', { number: inspection.number });
  return (
    <SharedFrame orgSlug={orgSlug} title={title} printable>
      <article>
        <PageHeader
          title={title}
          chip={<InspectionStatusChip inspection={{ status: inspection.status, reopened: false }} />}
          subtitle={inspection.building.name}
        />
        <RecordLayout aside={<SharedFacts inspection={inspection} />}>
          <ScoreSummary inspection={inspection} />
          <SharedSections inspection={inspection} />
          {inspection.general_comments && (
            <RecordSection id="shared-comments" title={t('inspections:field.general_comments')}>
              <p className={classes.words}>{inspection.general_comments}</p>
            </RecordSection>
          )}
        </RecordLayout>
      </article>
    </SharedFrame>
  );
};

export default SharedInspectionPage;
