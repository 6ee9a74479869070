import { answerPaper, isPicture } from '#features/accounts/files/server';
import { loadPaperBrand, type PaperBrand, printedBrand } from '#features/accounts/organizations/server';
import type { Locale } from '#platform/contract/fields';
import type { FileAnswer, LaterAnswer, SignedInCall } from '#platform/server/http/call';
import { paperDate, paperTime } from '#platform/server/pdf/paper-dates';
import type { PdfBlock, PdfDocument, PdfLine, PdfPicture } from '#platform/server/pdf/pdf-document';
import { type ProofSummary, type proofEndpoints, stateOf, summarizeNights } from '../../contract/index.ts';
import { entryMarks, resultWords, type Translate, toneOf } from '../paper/door-check-words.ts';
import { dailyReportTexts } from '../texts.ts';
import type { NightRow } from './door-nights-repository.ts';
import { nightsForStrangers } from './proof-for-strangers.ts';
import { type Proof, requireProof } from './require-proof.ts';

const noShift = { shift_start: null, shift_end: null };

const lineOf = (
  row: NightRow,
  { t, zone, pictures }: { t: Translate; zone: string; pictures: ReadonlyMap<number, PdfPicture> },
): PdfLine => {
  const { night, door } = row;
  const state = stateOf(row);
  if (!door || state !== 'checked')
    return {
      label: paperDate(night),
      tone: 'none',
      notes: [],
      pictures: [],
      value: t(`proof.state.${state === 'checked' ? 'absent' : state}`),
    };
  const marks = entryMarks({ ...door, by: door.checked_by?.name || null }, { zone, shift: noShift }, t);
  return {
    label: paperDate(night),
    value: resultWords(door, t),
    tone: toneOf(door),
    notes: [...(marks.length > 0 ? [marks.join(' · ')] : []), ...(door.note ? [door.note] : [])],
    pictures: door.files.flatMap(({ id }) => pictures.get(id) ?? []),
  };
};

const figureOf = ({ nights, locked, unlocked, earliest, latest }: ProofSummary, t: Translate): PdfBlock => ({
  kind: 'figure',
  figure: `${locked}/${nights}`,
  tone: unlocked > 0 ? 'bad' : 'good',
  share: nights === 0 ? null : locked / nights,
  target: null,
  title: t('proof.locked'),
  notes: [
    ...(earliest && latest
      ? [
          earliest === latest
            ? t('proof.at', { time: paperTime(earliest) })
            : t('proof.between', { earliest: paperTime(earliest), latest: paperTime(latest) }),
        ]
      : []),
    ...(unlocked > 0 ? [t('proof.unlocked', { count: unlocked })] : []),
  ],
});

/** The nights of a door on paper; its rows are made for strangers. */
const proofDocument = (
  { subject, from, to, nights }: Proof,
  brand: PaperBrand,
  pictures: ReadonlyMap<number, PdfPicture>,
  locale: Locale,
): PdfDocument => {
  const t = dailyReportTexts(locale);
  const { job, building, tenant } = subject;
  const around = { t, zone: building.time_zone, pictures };
  return {
    locale,
    title: t('proof.title'),
    subtitle: [tenant.suite, tenant.name].filter(Boolean).join(' '),
    brand: printedBrand(brand, pictures),
    cover: [
      figureOf(summarizeNights(nights), t),
      {
        kind: 'facts',
        facts: [
          [t('field.job'), `${job.job_number} ${job.job_name}`],
          [t('field.building'), building.name],
          [t('proof.nights'), `${paperDate(from)} – ${paperDate(to)}`],
        ],
      },
      { kind: 'lines', lines: nights.map((row) => lineOf(row, around)) },
    ],
    content: [],
  };
};

export const getDoorProofPdf = async (
  call: SignedInCall<(typeof proofEndpoints)['getDoorProofPdf']>,
): Promise<FileAnswer | LaterAnswer> => {
  const { tenant, now } = call;
  const { language, ...query } = call.query;
  const locale = language ?? call.locale;
  const proof = await requireProof({ tenant, now, onlyFinal: true }, query);
  const nights = await nightsForStrangers(tenant, proof.nights);
  const brand = await loadPaperBrand(tenant);
  const files = [...nights.flatMap(({ door }) => door?.files ?? []), ...(brand.logo ? [brand.logo] : [])];
  return answerPaper(call, {
    name: `${locale === 'es' ? 'puerta' : 'door'}-${proof.from}-${proof.to}.pdf`,
    files: files.filter(isPicture),
    document: (pictures) => proofDocument({ ...proof, nights }, brand, pictures, locale),
  });
};
