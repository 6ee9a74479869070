import type { FileRow } from '#features/accounts/files/server';
import { printedBrand } from '#features/accounts/organizations/server';
import type { Locale } from '#platform/contract/fields';
import { paperDate, paperMoment, paperTime } from '#platform/server/pdf/paper-dates';
import type { PdfBlock, PdfDocument, PdfLine, PdfPicture } from '#platform/server/pdf/pdf-document';
import type { PlaceKind } from '../../contract/index.ts';
import type { DoorCheckRow } from '../door-checks/door-check-json-repository.ts';
import type { ReportDetail } from '../report/report-detail-repository.ts';
import { dailyReportTexts } from '../texts.ts';
import { entryMarks, resultWords, type Translate, toneOf } from './door-check-words.ts';
import type { ReportSource } from './report-source.ts';

const peopleOf = ({ headcount: { planned, present } }: ReportDetail, t: Translate): string =>
  planned === null && present === null
    ? ''
    : t('night.ofPlanned', { present: present ?? '–', planned: planned ?? '–' });

const alarmOf = ({ alarm: { set, time } }: ReportDetail, t: Translate): string =>
  set === null
    ? ''
    : [t(`night.alarm.${set ? 'set' : 'unset'}`), time && paperTime(time)].filter(Boolean).join(' ');

/** What was said of the night as a whole. Values that the reader may not see are already empty, and left out. */
const factsOf = (row: ReportDetail, t: Translate): PdfBlock => {
  const { job, building, shift_start, shift_end } = row;
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [t('field.job'), `${job.job_number} ${job.job_name}`],
    [t('field.building'), building.name],
    [t('field.client'), row.client.name],
    [t('field.night'), paperDate(row.report_date)],
    [t('field.type'), t(`type.${row.type}`)],
    [t('field.supervisor'), row.supervisor?.name],
    [t('night.shift'), shift_start && shift_end && `${paperTime(shift_start)} – ${paperTime(shift_end)}`],
    [t('field.headcount'), peopleOf(row, t)],
    [
      t('field.absences'),
      row.absences.map(({ name, reason }) => [name, reason].filter(Boolean).join(' · ')).join('; '),
    ],
    [t('night.alarmLabel'), alarmOf(row, t)],
    [
      t('field.supplies_needed'),
      row.supplies_needed.map(({ name, quantity }) => `${quantity} × ${name}`).join('; '),
    ],
    [t('field.equipment_issues'), row.equipment_issues.join('; ')],
    [t('field.status'), row.status === 'finalized' ? null : t(`status.${row.status}`)],
    [t('field.finalized_at'), row.finalized_at && paperMoment(row.finalized_at, building.time_zone)],
  ];
  return {
    kind: 'facts',
    facts: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
  };
};

type Around = { row: ReportDetail; t: Translate; pictures: ReadonlyMap<number, PdfPicture> };

const picturesOf = (files: readonly FileRow[], { pictures }: Around): PdfPicture[] =>
  files.flatMap(({ id }) => pictures.get(id) ?? []);

const heading = (level: 1 | 2, text: string): PdfBlock => ({ kind: 'heading', level, text });

const placeLine = (one: DoorCheckRow, around: Around): PdfLine => {
  const { row, t } = around;
  const entry = { ...one, by: one.checked_by?.name ?? null, edits: Math.max(0, one.history.length - 1) };
  const marks = entryMarks(entry, { zone: row.building.time_zone, shift: row }, t);
  return {
    label: [one.suite, one.name].filter(Boolean).join(' '),
    value: resultWords(one, t),
    tone: toneOf(one),
    notes: [...(marks.length > 0 ? [marks.join(' · ')] : []), ...(one.note ? [one.note] : [])],
    pictures: picturesOf(one.files, around),
  };
};

/** Floor by floor, in the order of the report. */
const placesOf = (kind: PlaceKind, around: Around): PdfBlock[] => {
  const { row, t } = around;
  const places = row.checks.filter((one) => one.kind === kind);
  if (places.length === 0) return [];
  const floors = new Map<string, DoorCheckRow[]>();
  for (const one of places) {
    const floor = one.floor?.label ?? t('checks.noFloor');
    floors.set(floor, [...(floors.get(floor) ?? []), one]);
  }
  return [
    heading(1, t(`checks.${kind}`)),
    ...[...floors].flatMap(([floor, there]): PdfBlock[] => [
      heading(2, floor),
      { kind: 'lines', lines: there.map((one) => placeLine(one, around)) },
    ]),
  ];
};

const figureOf = ({ row, t }: Around): PdfBlock[] => {
  const { required, checked, unlocked } = row.doors;
  if (required === 0) return [];
  return [
    {
      kind: 'figure',
      figure: `${checked}/${required}`,
      tone: unlocked > 0 ? 'bad' : 'good',
      share: checked / required,
      target: null,
      title: t('field.doorsChecked'),
      notes: unlocked > 0 ? [t('paper.unlocked', { count: unlocked })] : [t('paper.noneUnlocked')],
    },
  ];
};

const commentsOf = ({ row, t }: Around): PdfBlock[] => {
  const text = row.general_comments.description;
  return text === '' ? [] : [heading(1, t('field.general_comments')), { kind: 'paragraph', text }];
};

const incidentsOf = (around: Around): PdfBlock[] => {
  const { row, t } = around;
  if (row.incidents.length === 0) return [];
  const lines = row.incidents.map(
    ({ kind, place, description, entered_at, files }): PdfLine => ({
      label: [t(`incident.${kind}`), place].filter(Boolean).join(' · '),
      value: paperMoment(entered_at, row.building.time_zone),
      tone: 'none',
      notes: [description],
      pictures: picturesOf(files, around),
    }),
  );
  return [heading(1, t('incidents.title')), { kind: 'lines', lines }];
};

const photosOf = (around: Around): PdfBlock[] => {
  const pictures = picturesOf(around.row.files, around);
  if (pictures.length === 0) return [];
  const line: PdfLine = { label: '', value: '', tone: 'none', notes: [], pictures };
  return [heading(1, around.t('photos.title')), { kind: 'lines', lines: [line] }];
};

/** A nightly report on paper, for whom the row was made. */
export const reportDocument = (
  { row, brand }: ReportSource,
  pictures: ReadonlyMap<number, PdfPicture>,
  locale: Locale,
): PdfDocument => {
  const t = dailyReportTexts(locale);
  const around = { row, t, pictures };
  return {
    locale,
    title: t('paper.title', { date: paperDate(row.report_date) }),
    subtitle: `${row.job.job_number} ${row.job.job_name}`,
    brand: printedBrand(brand, pictures),
    cover: [
      ...figureOf(around),
      factsOf(row, t),
      ...commentsOf(around),
      ...placesOf('tenant', around),
      ...placesOf('common_area', around),
      ...incidentsOf(around),
      ...photosOf(around),
    ],
    content: [],
  };
};
