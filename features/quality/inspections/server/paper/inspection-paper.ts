import type { Paper } from '#features/accounts/files/server';
import { printedBrand } from '#features/accounts/organizations/server';
import { describeType } from '#features/quality/inspection-templates/contract';
import type { Locale } from '#platform/contract/fields';
import { paperMoment } from '#platform/server/pdf/paper-dates';
import type { PdfBlock, PdfDocument, PdfPicture, PdfTone } from '#platform/server/pdf/pdf-document';
import { reportOf, type ScoreBand, shownScore } from '../../contract/index.ts';
import type { InspectionDetail } from '../inspection/inspection-detail-repository.ts';
import { inspectionTexts } from '../texts.ts';
import { type Around, lineOf } from './inspection-lines.ts';
import type { ReportSource } from './inspection-source.ts';

type Translate = ReturnType<typeof inspectionTexts>;

const toneOf: Record<ScoreBand, PdfTone> = { success: 'good', warning: 'near', error: 'bad' };

const outcomeOf = ({ status, critical_fail, outcome }: InspectionDetail, t: Translate): string => {
  if (status === 'new') return t('report.underWay');
  if (critical_fail) return t('report.criticalFail');
  return outcome ? t(`outcome.${outcome}`) : t('report.notScored');
};

const figureOf = (row: InspectionDetail, t: Translate): PdfBlock => {
  const { score, band, target_score: target } = row;
  return {
    kind: 'figure',
    figure: score === null ? '–' : shownScore(score),
    tone: band ? toneOf[band] : 'none',
    share: score === null ? null : score / 100,
    target: score === null ? null : target / 100,
    title: outcomeOf(row, t),
    notes: [
      [...(band ? [t(`band.${band}`)] : []), t('report.target', { target: shownScore(target) })].join(' · '),
      t('report.deficiencies', { count: row.deficiency_count }),
      ...(row.open_tasks > 0 ? [t('report.openTasks', { count: row.open_tasks })] : []),
    ],
  };
};

const factsOf = (row: InspectionDetail, t: Translate, locale: Locale): PdfBlock => {
  const { job, building, template } = row;
  const facts: [string, string | null | undefined][] = [
    [t('field.site'), `${job.job_number} ${job.job_name}`],
    [t('field.building'), building.name],
    [t('field.client'), row.client.name],
    [t('field.type'), describeType(row.inspection_type, locale)],
    [t('field.template'), template.name],
    [t('field.inspector'), row.inspected_by?.name],
    [t('field.accompanied_by'), row.accompanied_by],
    [t('field.inspected_at'), paperMoment(row.inspected_at, building.time_zone)],
    [t('field.status'), t(`status.${row.status}`)],
  ];
  return {
    kind: 'facts',
    facts: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
  };
};

const heading = (level: 1 | 2, text: string, score: number | null = null): PdfBlock => ({
  kind: 'heading',
  level,
  text,
  ...(score === null ? {} : { aside: shownScore(score) }),
});

const sectionsOf = (row: InspectionDetail, around: Around): PdfBlock[] =>
  reportOf(row).flatMap(({ title, score, groups }) => [
    heading(1, title, score),
    ...groups.flatMap(({ place, score: own, lines }): PdfBlock[] => [
      ...(place ? [heading(2, place.name, own)] : []),
      { kind: 'lines', lines: lines.map((line) => lineOf(line, row, around)) },
    ]),
  ]);

const signatureOf = (
  signature: InspectionDetail['signature'],
  title: string,
  { building }: InspectionDetail,
  { pictures }: Around,
): PdfBlock[] => {
  if (!signature) return [];
  const ink = pictures.get(signature.file_id);
  const line = {
    label: signature.name,
    value: paperMoment(signature.at, building.time_zone),
    tone: 'none',
  } as const;
  return [heading(1, title), { kind: 'lines', lines: [{ ...line, notes: [], pictures: ink ? [ink] : [] }] }];
};

const signaturesOf = (row: InspectionDetail, around: Around): PdfBlock[] => [
  ...signatureOf(row.signature, around.t('field.signature'), row, around),
  ...signatureOf(row.client_signature, around.t('field.client_signature'), row, around),
];

const commentsOf = ({ general_comments: text }: InspectionDetail, t: Translate): PdfBlock[] =>
  text === '' ? [] : [heading(1, t('field.general_comments')), { kind: 'paragraph', text }];

/** The report of an inspection as a paper for its client. */
const inspectionDocument = (
  { row, brand }: ReportSource,
  pictures: ReadonlyMap<number, PdfPicture>,
  locale: Locale,
): PdfDocument => {
  const t = inspectionTexts(locale);
  const around = { t, locale, pictures };
  return {
    locale,
    title: t('report.title', { number: row.number }),
    subtitle: `${row.job.job_number} ${row.job.job_name}`,
    brand: printedBrand(brand, pictures),
    cover: [figureOf(row, t), factsOf(row, t, locale)],
    content: [...sectionsOf(row, around), ...commentsOf(row, t), ...signaturesOf(row, around)],
  };
};

const filesOf = ({ row, brand }: ReportSource) => [
  ...row.answers.flatMap(({ files }) => files),
  ...row.files.filter(({ id }) => [row.signature?.file_id, row.client_signature?.file_id].includes(id)),
  ...(brand.logo ? [brand.logo] : []),
];

/** The report as `inspection-12.pdf`, in the reader's language. */
export const inspectionPaper = (source: ReportSource, locale: Locale): Paper => ({
  name: `${locale === 'es' ? 'inspeccion' : 'inspection'}-${source.row.number}.pdf`,
  files: filesOf(source),
  document: (pictures) => inspectionDocument(source, pictures, locale),
});
