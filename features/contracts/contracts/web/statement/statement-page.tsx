import { Button, Text } from '@mantine/core';
import { IconCalendarOff, IconFileSpreadsheet, IconFileText, IconPrinter } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { endpointQuery, useRecordQuery } from '#platform/web/api/index';
import { capitalized, formatDate, formatMoney, useText } from '#platform/web/i18n/index';
import { monthInWords } from '#platform/web/i18n/month-words';
import { urlText, useIdParam, usePageTitle, useSearchState } from '#platform/web/routing/index';
import { EmptyState, PageHeader, PageSkeleton, RecordProblem, saveMadeFile } from '#platform/web/ui/index';
import { type StatementAnswer, statementEndpoints } from '../../contract/index.ts';
import { contractHref, serviceHref } from '../addresses.ts';
import { MonthSwitch } from '../month-switch.tsx';
import { useTrail } from '../record/use-trail.ts';
import { VacancyGapNote } from '../vacancy-gap/vacancy-gap-note.tsx';
import { ByDay } from './by-day.tsx';
import { StatementTable } from './statement-table.tsx';

const cents = (amount: number): number => Math.round(amount * 100);

/** The approved amount of the month, shown when the invoice would be different today. */
const ApprovedNote = ({ answer }: { answer: StatementAnswer }) => {
  const t = useText();
  const { approved_invoice: amount, approved_at: at, statement } = answer;
  if (amount === null || at === null || cents(amount) === cents(statement?.invoice ?? 0)) return null;
  return (
    <Text fw={600} my="sm">
      {t('contracts:statement.approvedWith', {
        amount: formatMoney(amount),
        date: formatDate(at),
      })}
    </Text>
  );
};

const { getStatement, getStatementPdf, exportStatement } = statementEndpoints;

const statementSearch = z.object({ month: urlText() });

const useParts = () => ({
  id: useIdParam('jobId'),
  serviceId: useIdParam('serviceId'),
  contractId: useIdParam('contractId'),
});

const Stated = ({ answer, onMonth }: { answer: StatementAnswer; onMonth: (month: string) => void }) => {
  const t = useText();
  const params = useParts();
  const { contract, job, client, month, statement } = answer;
  const of = { jobId: params.id, serviceId: params.serviceId };
  const title = t('contracts:titles.statement');
  const { trail } = useTrail(params.id, params.serviceId, title);
  usePageTitle(`${title} ${contract.number}`);
  const query = { month };
  return (
    <>
      <PageHeader
        title={title}
        subtitle={[
          capitalized(monthInWords(month)),
          client,
          `${job.number} – ${job.name}`,
          contract.service.name,
        ].join(' · ')}
        breadcrumbs={[
          ...trail.slice(0, -1),
          { title: contract.number, to: contractHref(of, contract.id) },
          title,
        ]}
        action={
          statement && (
            <Button
              leftSection={<IconPrinter size={16} aria-hidden />}
              onClick={() => void saveMadeFile(getStatementPdf, { params, query })}
            >
              {t('contracts:statement.pdf')}
            </Button>
          )
        }
        menu={[
          ...(statement
            ? [
                {
                  label: t('contracts:statement.csv'),
                  icon: IconFileSpreadsheet,
                  onClick: () =>
                    void saveMadeFile(exportStatement, { params, query: { ...query, format: 'csv' } }),
                },
              ]
            : []),
          {
            label: t('contracts:statement.toContract'),
            icon: IconFileText,
            to: contractHref(of, contract.id),
          },
        ]}
      />
      <MonthSwitch month={month} onChange={onMonth} />
      <ApprovedNote answer={answer} />
      <VacancyGapNote jobId={job.id} gap={answer.vacancy_gap} from={statement?.from} />
      {statement ? (
        <>
          <StatementTable statement={statement} noticeDays={answer.notice_days} />
          <ByDay statement={statement} />
        </>
      ) : (
        <EmptyState
          icon={IconCalendarOff}
          title={t('contracts:statement.outside')}
          text={t('contracts:statement.outsideText')}
        />
      )}
    </>
  );
};

/** The invoice of one contract for one month. */
const StatementPage = () => {
  const t = useText();
  const params = useParts();
  const [{ month }, setSearch] = useSearchState(statementSearch);
  const { trail } = useTrail(params.id, params.serviceId, t('contracts:titles.statement'));
  const { data, error, refetch } = useRecordQuery({
    ...endpointQuery(getStatement, { params, query: month ? { month } : {} }),
    meta: { quiet: true },
    placeholderData: keepPreviousData,
  });
  if (data) return <Stated answer={data} onMonth={(next) => setSearch({ month: next })} />;
  if (!error) return <PageSkeleton crumbs />;
  return (
    <RecordProblem
      error={error}
      retry={() => void refetch()}
      title={t('contracts:titles.statement')}
      breadcrumbs={trail}
      missing={{
        title: t('contracts:missing.title'),
        text: t('contracts:missing.text'),
        back: {
          label: t('contracts:missing.toService'),
          to: serviceHref({ jobId: params.id, serviceId: params.serviceId }),
        },
      }}
    />
  );
};

export default StatementPage;
