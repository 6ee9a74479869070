import { Box, Table } from '@mantine/core';
import { PhotoThumbs, useLightbox } from '#features/accounts/files/web';
import { currentLocale, formatDate, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { RecordSection } from '#platform/web/ui/index';
import {
  type Answer,
  describeAnswer,
  type Inspection,
  nameOfQuestion,
  placedQuestions,
  shownScore,
} from '../../contract/index.ts';
import { inspectionHref } from '../addresses.ts';
import classes from './then-and-now.module.css';

type Earlier = NonNullable<Inspection['parent']>['answers'][number];

type Side = Pick<Answer, 'value' | 'comment' | 'files'> & { na?: boolean };

const figure = (score: number | null): string => (score === null ? '–' : shownScore(score));

/** What a re-inspection asks again, as it was and as it is. */
const ThenAndNow = ({ inspection }: { inspection: Inspection }) => {
  const t = useText();
  const { parent, snapshot, answers, building } = inspection;
  const then = new Map<string, Earlier>((parent?.answers ?? []).map((one) => [nameOfQuestion(one), one]));
  const now = new Map(answers.map((one) => [nameOfQuestion(one), one]));
  const rows = placedQuestions(snapshot, inspection.places, inspection.only).map((placed) => ({
    placed,
    sides: [then.get(nameOfQuestion(placed)), now.get(nameOfQuestion(placed))] as const,
  }));
  const files = rows.flatMap(({ sides }) => sides.flatMap((side) => side?.files ?? []));
  const { open, lightbox } = useLightbox(files, { zone: building.time_zone });
  if (!parent) return null;
  const cell = (placed: (typeof rows)[number]['placed'], side: Side | undefined, name: string) => (
    <Table.Td data-side={name}>
      <span className={classes.side}>{name}</span>
      {side?.na
        ? t('inspections:report.notApplicable')
        : (side && describeAnswer(placed.question, side.value, snapshot, currentLocale())) || '–'}
      {side?.comment && (
        <Box component="span" display="block" mt={2} fz={13} fw={400} c="dimmed">
          {side.comment}
        </Box>
      )}
      {side && side.files.length > 0 && (
        <PhotoThumbs
          files={side.files}
          offset={files.findIndex(({ id }) => id === side.files[0]?.id)}
          total={files.length}
          onOpen={open}
        />
      )}
    </Table.Td>
  );
  const [before, after] = [t('inspections:report.then'), t('inspections:report.now')];
  return (
    <RecordSection id="then-and-now" title={t('inspections:report.thenAndNow')} titleSpace={4}>
      <Box component="p" m="0 0 8px">
        <AnchorLink to={inspectionHref(parent.id)}>
          {t('inspections:number', { number: parent.number })}
        </AnchorLink>
        {` · ${formatDate(parent.inspected_at, building.time_zone)} · `}
        {t('inspections:report.scores', {
          before: figure(parent.score),
          after: figure(inspection.score),
        })}
      </Box>
      <Table className={classes.table} verticalSpacing={8}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('inspections:report.question')}</Table.Th>
            <Table.Th>{before}</Table.Th>
            <Table.Th>{after}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ placed, sides }) => (
            <Table.Tr key={nameOfQuestion(placed)}>
              <Table.Th scope="row" className={classes.question}>
                {placed.question.label}
                <Box component="span" display="block" mt={2} fz={13} fw={400} c="dimmed">
                  {[placed.section.title, placed.place?.name].filter(Boolean).join(' · ')}
                </Box>
              </Table.Th>
              {cell(placed, sides[0], before)}
              {cell(placed, sides[1], after)}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {lightbox}
    </RecordSection>
  );
};

export default ThenAndNow;
