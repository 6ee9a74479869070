import { SharedRecord } from '#features/sites/sharing/web';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { PageHeader, RecordLayout, RecordSection } from '#platform/web/ui/index';
import { type SharedInspection, sharedInspectionEndpoints } from '../../contract/index.ts';
import { InspectionStatusChip } from '../list/inspection-status.tsx';
import classes from '../report/report.module.css';
import { ScoreSummary } from '../report/score-summary.tsx';
import { SharedFacts } from './shared-facts.tsx';
import { SharedSections } from './shared-sections.tsx';

const SharedInspectionPage = () => {
  const t = useText();
  const titleOf = ({ number }: SharedInspection) => t('inspections:report.title', { number });
  return (
    <SharedRecord
      query={(orgSlug) =>
        endpointQuery(sharedInspectionEndpoints.getSharedInspection, { params: { orgSlug } })
      }
      title={titleOf}
    >
      {(inspection) => (
        <>
          <PageHeader
            title={titleOf(inspection)}
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
        </>
      )}
    </SharedRecord>
  );
};

export default SharedInspectionPage;
