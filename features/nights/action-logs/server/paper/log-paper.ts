import { isPicture, type Paper } from '#features/accounts/files/server';
import { printedBrand } from '#features/accounts/organizations/server';
import type { Locale } from '#platform/contract/fields';
import { wallOf } from '#platform/contract/zoned-time';
import { paperDate, paperTime } from '#platform/server/pdf/paper-dates';
import type { PdfBlock, PdfDocument, PdfLine, PdfPicture } from '#platform/server/pdf/pdf-document';
import type { LogDetail } from '../log/log-detail-repository.ts';
import { actionLogTexts } from '../texts.ts';
import type { LogSource } from './log-source.ts';

type Translate = ReturnType<typeof actionLogTexts>;

const factsOf = (row: LogDetail, t: Translate): PdfBlock => {
  const { job, building, shift_start, shift_end } = row;
  const facts: readonly (readonly [string, string | null])[] = [
    [t('field.job'), `${job.job_number} ${job.job_name}`],
    [t('field.building'), building.name],
    [t('field.client'), row.client.name],
    [t('field.porter'), row.porter.name],
    [t('field.shift'), shift_start && shift_end && `${paperTime(shift_start)} – ${paperTime(shift_end)}`],
    [t('field.status'), row.status === 'finalized' ? null : t(`status.${row.status}`)],
    [t('field.comment'), row.comment],
  ];
  return {
    kind: 'facts',
    facts: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
  };
};

/** A log on paper, for whom the row was made. */
const logDocument = (
  { row, brand }: LogSource,
  pictures: ReadonlyMap<number, PdfPicture>,
  locale: Locale,
): PdfDocument => {
  const t = actionLogTexts(locale);
  const zone = row.building.time_zone;
  const lines = row.entries.map((one): PdfLine => {
    const times = [one.started_at, one.ended_at].flatMap((at) =>
      at ? [paperTime(wallOf(at, zone).slice(11))] : [],
    );
    return {
      label: [t(`type.${one.action_type}`), one.common_area?.name, one.floor?.label]
        .filter(Boolean)
        .join(' · '),
      value: [...new Set(times)].join(' – '),
      tone: 'none',
      notes: one.description ? [one.description] : [],
      pictures: one.files.flatMap(({ id }) => pictures.get(id) ?? []),
    };
  });
  return {
    locale,
    title: t('log.title', { date: paperDate(row.log_date) }),
    subtitle: `${row.job.job_number} ${row.job.job_name}`,
    brand: printedBrand(brand, pictures),
    cover: [
      factsOf(row, t),
      { kind: 'heading', level: 1, text: t('field.entries') },
      ...(lines.length > 0
        ? [{ kind: 'lines' as const, lines }]
        : [{ kind: 'paragraph' as const, text: t('shared.empty') }]),
    ],
    content: [],
  };
};

/** The log as `action-log-2027-03-01-12.pdf`, in the reader's language. */
export const logPaper = ({ row, brand }: LogSource, locale: Locale): Paper => ({
  name: `${locale === 'es' ? 'registro' : 'action-log'}-${row.log_date}-${row.id}.pdf`,
  files: [...row.entries.flatMap(({ files }) => files), ...(brand.logo ? [brand.logo] : [])].filter(
    isPicture,
  ),
  document: (pictures) => logDocument({ row, brand }, pictures, locale),
});
